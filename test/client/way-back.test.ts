import { expect, test } from 'vitest'
import './support/page-without-a-browser.ts'

const entry = { state: null as unknown }
const go = (state: unknown, _: string, path: string) => {
	entry.state = state
	const [pathname = '', hash = ''] = path.split(/(?=#)/)
	Object.assign(here, { pathname, hash })
}
const here = { pathname: '/r/BCDFGH', hash: '' }
Object.assign(globalThis, {
	location: here,
	history: {
		pushState: go,
		replaceState: go,
		get state() {
			return entry.state
		},
	},
	scrollTo: () => {},
})

const { navigate, wayBack } = await import('../../client/app/router.ts')

test('a way back leads on to where one came from before, however often one goes there and back', () => {
	navigate('/replay/report#game', { back: 'Back to the result' })
	for (let time = 0; time < 3; time++) {
		expect(wayBack()).toEqual({ path: '/r/BCDFGH', label: 'Back to the result' })
		navigate('/replay#game', { back: 'Back to how it went' })
		expect(wayBack()).toMatchObject({ path: '/replay/report#game', label: 'Back to how it went' })
		navigate('/replay/report#game', time === 1 ? { back: 'Back to the replay' } : {})
	}
	navigate('/r/BCDFGH')
	expect(wayBack()).toBeUndefined()
})

test('going anywhere else, there is none', () => {
	navigate('/replay/report#game', { back: 'Back to the result' })
	navigate('/')
	expect(wayBack()).toBeUndefined()
})
