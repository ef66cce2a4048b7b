import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { type GameRecord, replay } from '../../shared/kernel/record.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { verify } from '../support/browser/verify.ts'
import { houseAt } from '../support/house.ts'
import { playToTheEnd, sitAndStart } from '../support/play.ts'

const visit = useBrowser()
const SOCKETS = /\/api\/rooms\/[A-Z]{6}\/socket$/

type Forgery = (record: GameRecord) => GameRecord

/** Between a guest and the server: what is asked for at the end of a game comes as somebody else would have it. */
async function meddle({ page }: Guest): Promise<{ forge: Forgery }> {
	const meddler: { forge: Forgery } = { forge: (record) => record }
	await page.routeWebSocket(SOCKETS, (socket) => {
		const server = socket.connectToServer()
		server.onMessage((data) => {
			const frame = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : {}
			const isRecord = frame.type === 'record' && frame.record
			socket.send(isRecord ? JSON.stringify({ ...frame, record: meddler.forge(frame.record) }) : data)
		})
	})
	return meddler
}

/** Another move that would have been allowed in place of one. */
function playOtherwise(record: GameRecord, index: number): GameRecord {
	const game = findGame(record.game)!
	const positions = replay(game, record)
	if (!Array.isArray(positions)) throw new Error('The record itself is refused.')
	const { state } = positions[index]!
	const move = record.moves[index]!
	const view = { table: game.table(state), seat: move.seat, hand: game.hand(state, move.seat) }
	const other = game.steps(view).find((step) => canonical([step]) !== canonical(move.steps))
	return { ...record, moves: record.moves.with(index, { ...move, steps: [other] }) }
}

async function openFile({ page }: Guest, record: GameRecord): Promise<void> {
	await page.goto(`${home()}replay`)
	const buffer = Buffer.from(JSON.stringify(record))
	const file = { name: 'record.json', mimeType: 'application/json', buffer }
	await page.getByLabel('Choose a file').last().setInputFiles(file)
	await page.getByRole('button', { name: 'To the end' }).waitFor()
}

test('whoever saw a game on the edge verifies it; a host who alters a move or the seed is named', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 3)
	const ann = await visit()
	const meddler = await meddle(ann)
	await ann.page.goto(`${home()}r/${code}`)
	await pressButton(ann, 'Just watch')
	await ann.page.getByText(/^Waiting for/).waitFor()
	await sitAndStart(players)
	await playToTheEnd(players)

	expect(await verify(ann, 'Yes, it was fair')).toMatch(
		/the seed is the one promised before the first move\s+\d+ positions? like/,
	)
	let record: GameRecord | undefined
	meddler.forge = (honest) => {
		record = honest
		return playOtherwise(honest, 11)
	}
	expect(await verify(ann, 'Not what was played')).toMatch(
		/Move 12, by Player \d, is not the one that was played here\./,
	)
	meddler.forge = (honest) => ({
		...honest,
		seed: honest.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
	})
	expect(await verify(ann, 'Not what was played')).toContain(
		'The seed is not the one promised before the first move, so the deal may have been chosen.',
	)
	meddler.forge = (honest) => ({ ...honest, moves: honest.moves.slice(0, -1) })
	expect(await verify(ann, 'Not what was played')).toMatch(/From move \d+ on, moves are missing/)

	await openFile(ann, record!)
	await verify(ann, 'Yes, it was fair')
	await openFile(ann, { ...record!, seats: record!.seats.with(0, { ...record!.seats[0]!, name: 'Eve' }) })
	expect(await verify(ann, 'Not what was played')).toContain('It tells of other players')
	const bob = await visit()
	await openFile(bob, record!)
	expect(await verify(bob, 'By the rules')).toContain('this browser did not see the game')
	for (const player of players) player.close()
})
