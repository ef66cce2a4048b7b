import { expect, test, vi } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { isOnly } from '../../shared/kernel/json.ts'
import { isRejected, reject } from '../../shared/kernel/rejection.ts'
import type { Command } from '../../shared/room/command.ts'
import type * as Index from '../../shared/room/commands/index.ts'
import { commands } from '../../shared/room/commands/index.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { MOST_BY_STRANGERS } from '../../shared/room/strangers.ts'
import { playing, seated } from '../support/bench.ts'
import { gameOf, underWay } from '../support/shared-device.ts'
import { sourceFiles } from '../support/source.ts'

interface Shove {
	far: number
	why?: string // of no use elsewhere
}

/** A command that nothing but this file knows. */
const shove: Command<Shove> = {
	parse: ({ far }) => (typeof far === 'number' ? { far } : reject('malformed')),
	complete: (_, args) => ({ ...args, why: 'for fun' }),
	apply: (room, { far }) => ({ ...room, counter: room.counter + far }),
	meantFor: 'game',
	duringDraw: true,
	endsWhatBegan: true,
	beginsGame: () => false,
	carried: {
		tell: ({ far }) => ({ far }),
		isTold: (args, isOwn) => !isOwn && isOnly(args, 'far') && typeof args.far === 'number',
		permit: ({ counter }) => (counter > 100 ? reject('not-allowed') : undefined),
	},
}

vi.mock('../../shared/room/commands/index.ts', async (importOriginal) => {
	const index = await importOriginal<typeof Index>()
	const findCommand = (type: string) => (type === 'shove' ? shove : index.findCommand(type))
	return { ...index, findCommand }
})

test('the room judges a command, and replays it, by its file and the index alone', () => {
	const bench = playing()
	const { counter } = bench.room
	bench.must('ada', 'shove', { far: 7 })
	expect(bench.room.counter).toBe(counter + 7)
	expect(bench.isReplayable()).toBe(true)
	expect(bench.do('ada', 'shove', { far: 'there' })).toEqual(reject('malformed'))
})

test('it names the game that it is meant for, and no turn, as it says', () => {
	const bench = playing()
	expect(bench.do('ada', 'shove', { far: 1 }, { epoch: 0 })).toEqual(reject('stale'))
	expect(bench.do('ada', 'shove', { far: 1 }, { turn: 9 })).toBeUndefined()
})

test('it may come while a seed is drawn, as it says', () => {
	const bench = seated({ host: 'h'.repeat(22) }, 'bob').must('ada', 'start')
	expect(bench.room.draw).toBeDefined()
	expect(bench.do('ada', 'profile', { name: 'Ada' })).toEqual(reject('wrong-phase'))
	expect(bench.do('ada', 'shove', { far: 1 })).toBeUndefined()
})

test('it is counted, and strangers may give it when they have changed enough, as it says', () => {
	const bench = playing()
	for (let stranger = 0; stranger < MOST_BY_STRANGERS; stranger++)
		bench.must(`${stranger} stranger`.padStart(16), 'shove', { far: 1 })
	expect(Object.keys(bench.match.changes ?? {}).length).toBe(MOST_BY_STRANGERS)
	expect(bench.do('one more', 'profile', { name: 'One' })).toEqual(reject('too-many-newcomers'))
	expect(bench.do('one more', 'shove', { far: 1 })).toBeUndefined()
})

test('it goes along to another authority, and is taken up there, as it says', () => {
	const bench = underWay('metro')
	bench.must(bench.room.creator, 'shove', { far: 99 })
	const game = gameOf(bench)
	const last = game.entries.at(-1)!
	expect(last).toMatchObject({ type: 'shove', args: { far: 99 } })
	expect(last.args).not.toHaveProperty('why')
	const counterOf = (...more: Entry[]) => {
		const told = { ...game, entries: [...game.entries, ...more] }
		const wish = { code: 'BCDFGH', game: told, seat: 1 }
		const taken = continueRoom(wish, 'c'.repeat(64), 9_000_000_000_000, findGame)
		return isRejected(taken) ? taken.rejected : taken.room.counter
	}
	expect(counterOf()).toBe(bench.room.counter)
	expect(counterOf(last)).toBe('bad-log') // it is so far now that the command does not permit it there
	expect(counterOf({ ...last, args: { far: 1, why: 'for fun' } })).toBe('bad-log')
})

/**
 * Where else a word stands that is also a command's: each of these means something else, but for the last two, which
 * know what a signature in a record is under, and play as people do.
 */
const ELSEWHERE: Record<string, readonly string[]> = {
	'shared/room/verify.ts': ['move', 'undo'], // what was altered
	'shared/sync/peer/check-moves.ts': ['move', 'undo'], // likewise
	'shared/room/view.ts': ['clock', 'hints', 'nudge', 'pledge'], // fields
	'shared/room/hints.ts': ['hints'], // a field
	'shared/room/read-continuation.ts': ['clock', 'pledge'], // fields
	'shared/sync/documents.ts': ['ask'], // a kind of frame
	'shared/sync/authority-document.ts': ['ask'], // likewise
	'worker/metrics.ts': ['move'], // a kind of count
	'shared/sync/peer/signed-command.ts': ['reveal'],
	'worker/deploy/smoke-game.ts': ['move', 'sit', 'start'],
}

test('no other file of the room names a command', () => {
	const names = new RegExp(`'(${Object.keys(commands).join('|')})'`, 'g')
	const found = sourceFiles('shared/room', 'shared/sync', 'worker')
		.filter(({ path }) => !path.startsWith('shared/room/commands/'))
		.map(({ path, code }) => [path, [...new Set([...code.matchAll(names)].map(([, name]) => name))].sort()])
		.filter(([, named]) => named!.length > 0)
	expect(Object.fromEntries(found)).toEqual(ELSEWHERE)
})
