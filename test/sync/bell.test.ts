import { expect, test } from 'vitest'
import { seatedIn } from '../../shared/sync/bell.ts'
import { type Bench, playing, seated } from '../support/bench.ts'

const look = ({ room, games }: Bench) => seatedIn(room, games, (person) => person.length)

test('of two people at a game it tells whose turn it is, and of both when they were heard last', () => {
	const bench = playing()
	const { turnAt, startedAt } = bench.match
	const wait = { person: 'ada', seat: 1, name: '1.0', since: startedAt + turnAt }
	expect(look(bench)).toEqual([
		{ person: 'ada', heardAt: 3, wait },
		{ person: 'bob', heardAt: 3 },
	])
})

test('whoever got up from a seat still has it, and whoever took it over has it too, each of them once', () => {
	const bench = playing({}).must('bob', 'leave').letIn('carol', 'Carol', 2)
	expect(look(bench).map(({ person }) => person)).toEqual(['ada', 'bob', 'carol'])
})

test('a bot’s seat is nobody’s, and bots wait for nobody', () => {
	const bench = seated().must('ada', 'add-bot').must('ada', 'start')
	expect(look(bench)).toEqual([{ person: 'ada', heardAt: 3 }])
})

test('before a game nobody is waited for', () => {
	expect(look(seated({}, 'bob'))).toEqual([
		{ person: 'ada', heardAt: 3 },
		{ person: 'bob', heardAt: 3 },
	])
})
