import './support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { LessonBar } from '../../client/pages/learn/lesson-bar.tsx'
import { elementsIn } from './support/drawn.ts'
import { speak } from './support/speak.ts'

test('what explains leads back to what is to be done, or to what was said', async () => {
	await speak('en')
	const act = vi.fn()
	const bar = { title: 'Metro', at: 0, count: 9, canExplain: true, canRepeat: true, act }
	const press = (explained: 'task' | 'words' | undefined) => {
		const [first] = elementsIn(LessonBar({ ...bar, explained })).filter(({ type }) => type === 'button')
		;(first!.props.onClick as () => void)()
		return first!.props.children
	}
	expect([press(undefined), press('task'), press('words')]).toEqual(['Explain', 'My task', 'In short'])
	const deeds = act.mock.calls.map(([{ type }]) => type)
	expect(deeds).toEqual(['explain', 'in-short', 'in-short'])
})
