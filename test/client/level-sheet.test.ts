import './support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { elementsIn } from './support/drawn.ts'

test('above the levels stands what holds as long as none is chosen', async () => {
	vi.stubGlobal('location', { pathname: '/' })
	const { LevelSheet } = await import('../../client/pages/level-sheet.tsx')
	const sheet = { open: true, title: 'Level', lobby: undefined, choose: () => {}, onClose: () => {} }
	const notesOf = (note?: string) =>
		elementsIn(LevelSheet({ ...sheet, note }))
			.filter(({ type }) => type === 'p')
			.map(({ props }) => props.children)
	expect(notesOf('First gentle, then steady.')).toEqual(['First gentle, then steady.'])
	expect(notesOf()).toEqual([])
})
