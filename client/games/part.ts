import { type ComponentType, createElement } from 'preact'
import { wordsReady } from '../i18n/language.ts'

/** A part of a game that is loaded when it is wanted, once its words have come too. */
export async function part<Part>(load: Promise<{ default: Part }>): Promise<Part> {
	const { default: loaded } = await load
	await wordsReady()
	return loaded
}

/** A component that has all it needs: the table draws it, and need not know what that is. */
export const withProps =
	<Props extends object>(Drawn: ComponentType<Props>, props: Props): ComponentType =>
	() =>
		createElement(Drawn, props)
