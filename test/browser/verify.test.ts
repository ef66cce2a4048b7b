import { expect, test } from 'vitest'
import { metro } from '../../shared/games/metro/game.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { replay } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { playToTheEnd, sitAndStart } from '../support/play.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

const dialog = ({ page }: Guest) => page.getByRole('dialog').last()

async function verifyHere(guest: Guest, heading: string): Promise<string> {
	await pressButton(guest, 'Verify this game')
	await guest.page.getByRole('heading', { name: heading }).waitFor()
	return dialog(guest).innerText()
}

async function openFile({ page }: Guest, record: GameRecord): Promise<void> {
	await page.goto(`${home()}replay`)
	await page
		.getByLabel('Choose a file')
		.last()
		.setInputFiles({
			name: 'record.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(record)),
		})
	await page.getByRole('button', { name: 'To the end' }).waitFor()
}

async function askRecord(client: ScriptedClient): Promise<GameRecord> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	return (await asked).record!
}

/** The record with its last move but some replaced by another that the rules allow to the end. */
function forge(record: GameRecord): { forged: GameRecord; move: number } {
	for (let index = record.moves.length - 2; index > 0; index--) {
		const positions = replay(metro, record)
		if (isRejected(positions)) break
		const { seat } = record.moves[index]!
		const state = positions[index]!.state as Parameters<typeof metro.table>[0]
		for (const step of metro.steps({ table: metro.table(state), seat, hand: metro.hand(state, seat) })) {
			const forged = {
				...record,
				moves: record.moves.with(index, { ...record.moves[index]!, steps: [step] }),
			}
			if (JSON.stringify(forged) === JSON.stringify(record)) continue
			if (!isRejected(replay(metro, forged))) return { forged, move: index + 1 }
		}
	}
	throw new Error('every move was the only one')
}

test('whoever saw a game on the edge verifies it, and a record with another move, seed or player is named', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 3)
	const ann = await visit()
	await ann.page.goto(`${home()}r/${code}`)
	await pressButton(ann, 'Just watch')
	await ann.page.getByText(/^Waiting for/).waitFor()
	await sitAndStart(players)
	await playToTheEnd(players)

	expect(await verifyHere(ann, 'Verified')).toMatch(
		/the seed is the one promised before the first move\s+\d+ positions like those this browser saw/,
	)
	await press(ann, dialog(ann).getByRole('button', { name: 'Close' }))
	await press(ann, ann.page.getByRole('link', { name: 'Watch again' }))
	await ann.page.getByRole('heading', { name: 'Metro, replayed' }).waitFor()
	await verifyHere(ann, 'Verified')

	const record = await askRecord(players[0]!)
	const { forged, move } = forge(record)
	await openFile(ann, forged)
	expect(await verifyHere(ann, 'Not what was played')).toMatch(
		new RegExp(`Move ${move}, by Player \\d, is not the one that was played here\\.`),
	)
	await openFile(ann, { ...record, seats: record.seats.with(0, { ...record.seats[0]!, name: 'Eve' }) })
	expect(await verifyHere(ann, 'Not what was played')).toContain('It tells of other players')

	const bob = await visit()
	await openFile(bob, record)
	expect(await verifyHere(bob, 'By the rules')).toContain('this browser did not see the game')
	for (const player of players) player.close()
})
