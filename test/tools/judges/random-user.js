// What Bombadil's random users do and what must always hold, read by it alone: it runs in Bombadil's own engine.
import { always, eventually, now } from '@antithesishq/bombadil'
import { actions, extract, getFingerprint, weighted } from '@antithesishq/bombadil/browser'
import { inputs, reload, scroll, waitOnce } from '@antithesishq/bombadil/browser/defaults/actions'
import { entrance } from './place.js'

export {
	noUncaughtExceptions,
	noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties'

const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=slider]'

/** Whatever can be pressed or filled in and that nothing gives a name to. */
const nameless = extract(({ document }) =>
	[...document.querySelectorAll(CONTROLS)]
		.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !nameOf(control))
		.map((control) => control.outerHTML.slice(0, 200)),
)

function nameOf(control) {
	const labels = [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ')
	const named = (control.getAttribute('aria-labelledby') ?? '')
		.split(' ')
		.map((id) => control.ownerDocument.getElementById(id)?.textContent ?? '')
		.join(' ')
	const pictures = [...control.querySelectorAll('[aria-label], [alt], title')]
		.map(
			(picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? picture.textContent,
		)
		.join(' ')
	const told = [
		control.getAttribute('aria-label'),
		labels,
		named,
		pictures,
		control.textContent,
		control.title,
	]
	return told.join(' ').trim()
}

export const everyControlHasAName = always(() => nameless.current.length === 0)

/** What the table waits for: the user, others, or nobody. */
const waitsFor = extract(({ document }) => {
	const dock = document.querySelector('.dock')
	if (!dock || document.querySelector('dialog[open]')) return 'nobody'
	return dock.getAttribute('data-mine') === 'true' ? 'me' : 'others'
})

/** How far the game is, in what the page tells about it. */
const standing = extract(({ document }) => document.querySelector('.dock')?.textContent ?? '')

/** While it is the user's turn there is something to press, on the board or below it. */
const canAct = extract(({ document }) => {
	const open = document.querySelectorAll('.dock button:not(:disabled), [role=application], .text-view button')
	return open.length > 0
})

export const myTurnCanBePlayed = always(() => waitsFor.current !== 'me' || canAct.current)

/** Bots move in their own time, but they move; a table on which everybody else waits for a person does not exist here. */
export const othersMoveOn = always(() => {
	const then = standing.current
	return now(() => waitsFor.current === 'others').implies(
		eventually(() => waitsFor.current !== 'others' || standing.current !== then).within(60, 'seconds'),
	)
})

const broken = extract(({ document }) => document.querySelector('main[data-broken], .broken-notice') !== null)
export const thePageIsWhole = always(() => !broken.current)

const said = extract(({ console }) =>
	console
		.map(({ level, args }) => `${level}: ${JSON.stringify(args)}`)
		// A code that somebody made up is looked for, and not found: that is an answer, and browsers write it down.
		.filter((text) => !/Failed to load resource/.test(text)),
)
export const nothingIsComplainedOf = always(() => said.current.length === 0)

/** On the home page, the button that leads to the place to be tried. */
const wayIn = extract(({ document, window }) => {
	if (document.location.pathname !== '/' || !entrance) return null
	const button = [...document.querySelectorAll('button')].find((one) =>
		new RegExp(entrance).test(one.getAttribute('aria-label') ?? one.textContent),
	)
	if (!button?.checkVisibility()) return null
	const { x, y, width, height } = button.getBoundingClientRect()
	const point = { x: x + width / 2, y: y + height / 2 }
	return { point, fingerprint: getFingerprint(button), isBelow: point.y > window.innerHeight - 20 }
})

const goIn = actions(() => {
	if (!wayIn.current) return []
	const { isBelow, ...target } = wayIn.current
	return isBelow ? [{ ScrollDown: { origin: { x: 190, y: 400 }, distance: 300 } }] : [{ Click: target }]
})

/** Somewhere on everything that can be pressed, and on boards wherever. */
const targets = extract(({ document, window }) => {
	const within = ({ x, y }) => x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight
	const isOnTop = (element, { x, y }) => element.contains(document.elementFromPoint(x, y))
	const spots = (element, count) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return Array.from({ length: count }, (_, index) => {
			const part = count === 1 ? 0.5 : ((index * 7 + 3) % 19) / 19
			return { x: x + width * part, y: y + height * (count === 1 ? 0.5 : ((index * 11 + 5) % 17) / 17) }
		})
	}
	const found = []
	for (const element of document.querySelectorAll(`${CONTROLS}, summary, label, [role=application]`))
		for (const point of spots(element, element.getAttribute('role') === 'application' ? 12 : 1))
			if (within(point) && isOnTop(element, point) && element.type !== 'file')
				found.push({ point, fingerprint: getFingerprint(element), isLink: element.matches('a[href]') })
	return found
})
const press = (isWanted) => () =>
	targets.current.filter(isWanted).map(({ point, fingerprint }) => ({ Click: { point, fingerprint } }))
const presses = actions(press(({ isLink }) => !isLink))
const follows = actions(press(({ isLink }) => isLink))

/** Before the home page there is nothing: whoever went back there would stay, and press nothing of ours. */
const place = extract(({ document }) => document.location.pathname)
const goBack = actions(() => (place.current.startsWith('/') && place.current !== '/' ? ['Back'] : []))
const comeBack = actions(() => (place.current.startsWith('/') ? [] : ['Forward']))

/** The keys of the tables: Enter, arrows, Escape, Tab, T, D, R, 1, 2, 3, F. */
const KEYS = [13, 37, 38, 39, 40, 27, 9, 84, 68, 82, 49, 50, 51, 70]
const keys = actions(() => KEYS.map((code) => ({ PressKey: { code } })))

export const behaviour = weighted([
	[200, comeBack],
	[entrance ? 200 : 1, goIn],
	[100, presses],
	[entrance ? 2 : 30, follows],
	[10, inputs],
	[20, keys],
	[6, scroll],
	[1, reload],
	[entrance ? 1 : 4, goBack],
	[4, waitOnce],
])
