import './support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { LessonBar } from '../../client/pages/learn/lesson-bar.tsx'
import { elementsIn } from './support/drawn.ts'
import { speak } from './support/speak.ts'

test('what explains leads back to what is to be done, where it hides that', async () => {
	await speak('en')
	const act = vi.fn()
	const bar = { title: 'Metro', at: 0, count: 9, canExplain: true, act }
	const press = (hidesTask: boolean) => {
		const [first] = elementsIn(LessonBar({ ...bar, hidesTask })).filter(({ type }) => type === 'button')
		;(first!.props.onClick as () => void)()
		return first!.props.children
	}
	expect([press(false), press(true)]).toEqual(['Explain', 'My task'])
	expect(act.mock.calls).toEqual([[{ type: 'explain' }], [{ type: 'in-short' }]])
})
