import { expect, test } from 'vitest'
import { canonical } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import { DRAW_WITHIN, seedFrom } from '../../shared/room/draw.ts'
import { replayLog } from '../../shared/room/replay.ts'
import { commitmentOf, viewRoom, viewTable } from '../../shared/room/view.ts'
import { Between, shareOf } from '../support/between.ts'

const names = ['bob', 'cleo']

test('a game between devices begins with a seed of the host’s secret and everybody’s share, in the order of the seats', async () => {
	const between = await Between.open()
	between.bench.must('ada', 'start')
	const { secret, promise } = between.bench.room.draw!
	expect(promise).toBe(commitmentOf(secret))
	await between.pledge('cleo')
	await between.pledge('bob')
	await between.reveal('cleo')
	expect(between.bench.room.phase).toBe('lobby')
	await between.reveal('bob')
	expect(between.bench.room).toMatchObject({ phase: 'playing', epoch: 1 })
	expect(between.bench.room).not.toHaveProperty('draw')
	expect(between.bench.match.seed).toBe(seedFrom(secret, names.map(shareOf)))
	expect(between.bench.isReplayable()).toBe(true)
})

test('everybody sees the promise, the pledges and the shares, and nobody the host’s secret', async () => {
	const between = await Between.open()
	const { bench } = between
	bench.must('ada', 'start')
	const { secret, promise } = bench.room.draw!
	await between.pledge('bob')
	const view = viewRoom(bench.room, bench.games)
	expect(view.draw).toMatchObject({
		promise,
		lots: [{ pledge: commitmentOf(shareOf('bob')) }, { pledge: null }],
	})
	expect(view.draw?.lots[0]?.key).toBe(between.guests.bob!.card.signing)
	await between.pledge('cleo')
	for (const name of names) await between.reveal(name)
	const shown = JSON.stringify([viewRoom(bench.room, bench.games), viewTable(bench.room, bench.games)])
	expect(shown).toContain(shareOf('cleo'))
	expect(shown).not.toContain(secret)
	expect(shown).not.toContain(bench.match.seed)
})

test('no share is opened before everybody’s is locked, and none but the one that was', async () => {
	const between = await Between.open()
	between.bench.must('ada', 'start')
	const { promise } = between.bench.room.draw!
	const open = (name: string, share = shareOf(name)) => between.do(name, 'reveal', { promise, share })
	await between.pledge('bob')
	expect(await open('bob')).toEqual({ rejected: 'wrong-phase' })
	await between.pledge('cleo')
	expect(await open('cleo', shareOf('dan'))).toEqual({ rejected: 'malformed' })
	expect(await between.do('cleo', 'pledge', { promise, pledge: promise })).toEqual({
		rejected: 'wrong-phase',
	})
	expect(await open('cleo')).toBeUndefined()
	expect(await open('cleo')).toEqual({ rejected: 'wrong-phase' })
})

test('a share that could pass for the end of the secret is none: only digits are', async () => {
	const between = await Between.open()
	between.bench.must('ada', 'start')
	const { promise } = between.bench.room.draw!
	for (const share of [`\u0080${'\0'.repeat(63)}`, 'A'.repeat(64), 'a'.repeat(63), 7])
		expect(await between.do('bob', 'reveal', { promise, share })).toEqual({ rejected: 'malformed' })
})

test('an answer to another draw is late', async () => {
	const between = await Between.open()
	between.bench.must('ada', 'start')
	const pledge = commitmentOf(shareOf('bob'))
	expect(await between.do('bob', 'pledge', { promise: pledge, pledge })).toEqual({ rejected: 'stale' })
})

test('who does not answer is named, and the game can be started again', async () => {
	const between = await Between.open()
	const { bench } = between
	bench.must('ada', 'start')
	await between.pledge('bob')
	const { since } = bench.room.draw!
	expect(bench.doOwn()).toBe(true)
	expect(bench.now).toBe(since + DRAW_WITHIN)
	expect(viewRoom(bench.room, bench.games)).toMatchObject({
		phase: 'lobby',
		broken: { opened: 0, awaited: [3] },
	})
	expect(viewRoom(bench.room, bench.games)).not.toHaveProperty('draw')
	expect(bench.isReplayable()).toBe(true)
	await between.start()
	expect(bench.room).toMatchObject({ phase: 'playing', broken: { opened: 0, awaited: [] } })
})

test('starts broken off after somebody opened their share are counted, for all to see', async () => {
	const between = await Between.open()
	const { bench } = between
	for (const opened of [1, 2]) {
		bench.must('ada', 'start')
		for (const name of names) await between.pledge(name)
		await between.reveal('bob')
		bench.doOwn()
		expect(viewRoom(bench.room, bench.games).broken).toEqual({ opened, awaited: [3] })
	}
})

test('whoever goes while the seed is drawn breaks the start off; nothing else is arranged meanwhile', async () => {
	const between = await Between.open()
	const { bench } = between
	bench.must('ada', 'start')
	expect(bench.do('ada', 'add-bot')).toEqual({ rejected: 'wrong-phase' })
	expect(bench.do('ada', 'start')).toEqual({ rejected: 'wrong-phase' })
	expect(await between.do('bob', 'profile', { colour: 5 })).toEqual({ rejected: 'wrong-phase' })
	await between.must('cleo', 'leave')
	expect(bench.room).not.toHaveProperty('draw')
	await between.must('cleo', 'sit', { name: 'cleo' })
	await between.start()
	expect(bench.room.phase).toBe('playing')
})

test('what cannot begin is refused before anybody draws', async () => {
	const between = await Between.open('heap', undefined, [])
	expect(between.bench.do('ada', 'start')).toEqual({ rejected: 'too-few-players' })
})

test('with nobody but bots the host draws alone, and nobody breaks a start off but the room itself', async () => {
	const between = await Between.open('heap', undefined, [])
	between.bench.must('ada', 'add-bot')
	expect(between.bench.do('ada', 'break-off')).toEqual({ rejected: 'not-allowed' })
	between.bench.must('ada', 'start')
	expect(between.bench.match).not.toHaveProperty('drawn')
})

test('a rematch has a draw of its own', async () => {
	const between = await Between.open()
	const { bench } = between
	await between.start()
	const { seed } = bench.match
	while (bench.room.phase === 'playing')
		await between.goOn().then((done) => done || bench.must('ada', 'hand-over', { seat: 1, to: 'bot' }))
	await between.must('bob', 'rematch')
	expect(bench.room).toMatchObject({ phase: 'over', epoch: 1 })
	for (const name of names) await between.pledge(name)
	for (const name of names) await between.reveal(name)
	expect(bench.room).toMatchObject({ phase: 'playing', epoch: 2 })
	expect(bench.match.seed).not.toBe(seed)
})

test('a move is kept as it was signed, or not at all', async () => {
	const between = await Between.open()
	await between.start()
	between.bench.must('ada', 'move', { steps: [{ kind: 'take', count: 1 }, { kind: 'pass' }] })
	const steps = [{ kind: 'take', count: 1 }, { kind: 'pass' }]
	const odd = [{ kind: 'take', count: 1, hurry: true }, { kind: 'pass' }]
	expect(await between.do('bob', 'move', { steps: odd })).toEqual({ rejected: 'bad-move' })
	expect(await between.do('bob', 'move', { steps, note: 'hello' })).toEqual({ rejected: 'bad-move' })
	expect(await between.do('bob', 'move', { steps })).toBeUndefined()
	expect(between.bench.match.moves.at(-1)?.signed).toMatchObject({ key: 0, turn: 1 })
	expect(between.bench.isReplayable()).toBe(true)
})

test('a game between devices goes on elsewhere, and the next one there is drawn as usual', async () => {
	const between = await Between.open()
	const { bench } = between
	await between.start()
	bench.must('ada', 'move', { steps: [{ kind: 'take', count: 1 }, { kind: 'pass' }] })
	const wish = { code: 'BCDFGH', game: between.continuation(), seat: bench.seat('bob').id }
	const step = continueRoom(wish, commitmentOf('bob'), bench.now, bench.games)
	if (isRejected(step)) throw new Error(step.rejected)
	expect(step.room).toMatchObject({ phase: 'playing', match: { seed: bench.match.seed, turn: 1 } })
	expect(step.room).not.toHaveProperty('host')
	expect(canonical(replayLog([step.entry!], bench.games))).toBe(canonical(step.room))
})
