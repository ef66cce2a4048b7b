import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { inviteFriends, promptOf, readLink } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { type FrailLine, frailLineTo } from '../support/frail-line.ts'
import { type House, houseAt } from '../support/house.ts'

const visit = useBrowser()
const SOCKETS = /\/api\/rooms\/[A-Z]{6}\/socket$/
let house: House
let line: FrailLine

beforeAll(async () => {
	house = houseAt(new URL(home()))
	line = await frailLineTo(house.url)
})
afterEach(() => line.mend())
afterAll(() => line.stop())

const untilTitled = ({ page }: Guest, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const untilSaid = ({ page }: Guest, text: string | RegExp) => page.getByText(text).waitFor()

test('an address that leads nowhere says so, and shows the way to the games', async () => {
	const ann = await visit()
	await ann.page.goto(`${home()}somewhere/else`)
	await untilTitled(ann, 'There is nothing here')
	await press(ann, ann.page.getByRole('link', { name: 'To the games' }))
	await untilTitled(ann, 'Open a link, take a seat, play.')
})

test.each(['BCDFGH', 'HELLO', 'bcdfgh'])('there is no room %s, and the page says so', async (code) => {
	const ann = await visit()
	await ann.page.goto(`${home()}r/${code}`)
	await untilTitled(ann, 'No such room')
	await untilSaid(
		ann,
		`No room has the code ${code.toUpperCase()}. Check the letters, or ask for the link again.`,
	)
})

test('a code that nobody has is refused at the door, before one goes anywhere', async () => {
	const ann = await visit({ forgiven: BROKEN_NETWORK })
	await ann.page.goto(home())
	const field = ann.page.getByRole('textbox', { name: 'Got a code?' })
	await field.pressSequentially('bcdio')
	await pressButton(ann, 'Join')
	await untilSaid(ann, 'A code has six letters, none of them a vowel.')
	await field.fill('')
	await field.pressSequentially('bcdfgh')
	await untilSaid(ann, 'No room has this code. Check the letters.')
	expect(await field.inputValue()).toBe('BCDFGH')
})

test('a full room can be watched instead, and a game that is on as well', async () => {
	const code = await house.createRoom()
	const players = await house.gather(code, 6)
	for (const [index, player] of players.entries()) await player.send('sit', { name: `Player ${index + 1}` })
	const ann = await visit()
	await ann.page.goto(`${home()}r/${code}`)
	await untilTitled(ann, 'Every seat is taken')
	await pressButton(ann, 'Just watch')
	await untilSaid(ann, 'Waiting for Player 1 to start…')
	await players[0]!.send('start')
	await untilSaid(ann, 'You are watching.')

	const bob = await visit()
	await bob.page.goto(`${home()}r/${code}`)
	await untilTitled(bob, 'A game is on')
	await pressButton(bob, 'Watch the game')
	await promptOf(bob.page, /is choosing a cell/).waitFor()
	for (const player of players) player.close()
})

test('a room that is cleared away says so to whoever is in it', async () => {
	const ann = await visit()
	let clearAway = () => {}
	await ann.page.routeWebSocket(SOCKETS, (socket) => {
		const server = socket.connectToServer()
		clearAway = () => {
			void server.close()
			void socket.close({ code: closeCodes.roomClosed })
		}
	})
	await inviteFriends(ann)
	clearAway()
	await untilTitled(ann, 'This room is closed')
	await untilSaid(ann, 'It was not used for two weeks and has been cleared away.')
	await press(ann, ann.page.getByRole('link', { name: 'To the games' }))
	await untilTitled(ann, 'Open a link, take a seat, play.')
	expect(await ann.page.getByRole('region', { name: 'Your tables' }).count()).toBe(0)
})

test('a page older than its server asks to be loaded again', async () => {
	const ann = await visit()
	await ann.page.routeWebSocket(SOCKETS, (socket) => void socket.close({ code: closeCodes.oldProtocol }))
	await ann.page.goto(`${home()}r/BCDFGH`)
	await untilTitled(ann, 'There is a newer Junction')
	await ann.page.getByRole('button', { name: 'Load again' }).waitFor()
})

test('a room whose server does not answer says so after a while, and comes when it does', async () => {
	const ann = await visit()
	let answers = false
	await ann.page.routeWebSocket(SOCKETS, (socket) => {
		if (answers) socket.connectToServer()
	})
	await ann.page.goto(`${home()}r/${await house.createRoom()}`)
	await untilSaid(ann, 'Finding the room…')
	await untilTitled(ann, 'The server does not answer')
	answers = true
	await pressButton(ann, 'Try now')
	await untilTitled(ann, 'Take a seat')
})

test('a device without a network is told so, and goes on by itself when it has one', async () => {
	const ann = await visit({ forgiven: BROKEN_NETWORK })
	let hasTried = () => {}
	const tried = new Promise<void>((resolve) => {
		hasTried = resolve
	})
	let answers = false
	await ann.page.routeWebSocket(SOCKETS, (socket) => {
		hasTried()
		if (answers) socket.connectToServer()
		else void socket.close({ code: 1001 })
	})
	await ann.page.goto(`${home()}r/${await house.createRoom()}`)
	await tried // everything that the page is made of has come by now
	await ann.context.setOffline(true)
	await untilTitled(ann, 'You are offline')
	answers = true
	await ann.context.setOffline(false)
	await untilTitled(ann, 'Take a seat')
})

test('while the server is gone, every way in from the home page says so, and works again when it is back', async () => {
	const ann = await visit({ home: line.url.href, forgiven: BROKEN_NETWORK })
	await inviteFriends(ann)
	const link = await readLink(ann)
	await press(ann, ann.page.getByRole('link', { name: 'Junction · Home' }))
	await untilTitled(ann, 'Open a link, take a seat, play.')
	line.cut()
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await untilSaid(ann, 'The server does not answer. Check your connection and try again.')
	await ann.page.getByRole('textbox', { name: 'Got a code?' }).fill(link)
	await untilSaid(ann, 'The server does not answer. Try again.')
	await press(ann, ann.page.getByRole('link', { name: 'Rules of Metro' }))
	await untilTitled(ann, 'The server does not answer')
	line.mend()
	await pressButton(ann, 'Load again')
	await untilTitled(ann, 'Metro: the rules')
})
