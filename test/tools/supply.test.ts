import { expect, test } from 'vitest'
import { judgeSupply, type Supply } from './supply/judge-supply.ts'
import { readSupply } from './supply/read-supply.ts'

const document = `
| \`left\` | MIT | moves things to the left |
| \`@right/hand\` | ISC | moves them to the right |

- MIT: most
- ISC: one
`

const small: Supply = {
	direct: ['left', '@right/hand'],
	licences: new Map([
		['left', 'MIT'],
		['@right/hand', 'ISC'],
		['under', 'MIT'],
	]),
	scripts: ['under'],
	allowed: ['under'],
	document,
}

const found = (change: Partial<Supply>) =>
	judgeSupply({ ...small, ...change }).map(({ code, about }) => `${code} ${about}`)

test('what is installed here is what docs/dependencies.md says', () => {
	expect(judgeSupply(readSupply())).toEqual([])
	expect(readSupply().direct.length).toBeGreaterThan(30)
})

test('a dependency has an entry, and an entry a dependency', () => {
	expect(found({})).toEqual([])
	expect(found({ direct: ['left', '@right/hand', 'up'] })).toEqual(['no-entry up'])
	expect(found({ direct: ['left'] })).toEqual(['no-such-dependency @right/hand'])
})

test('an entry says why it is there', () => {
	expect(found({ document: document.replace('moves things to the left', '') })).toEqual(['no-reason left'])
})

test('a licence that changes is noticed, also of what a dependency brings along', () => {
	const now = (name: string, licence: string) => ({ licences: new Map([...small.licences, [name, licence]]) })
	expect(found(now('left', 'ISC'))).toEqual(['other-licence left'])
	expect(found(now('under', 'BUSL-1.1'))).toEqual(['new-licence under: BUSL-1.1'])
	expect(found(now('@right/hand', 'MIT'))).toEqual(['other-licence @right/hand', 'unused-licence ISC'])
})

test('a package that wants to run something when it is installed must be allowed to', () => {
	expect(found({ scripts: ['under', 'left'] })).toEqual(['new-script left'])
	expect(found({ scripts: [] })).toEqual(['unused-permission under'])
})
