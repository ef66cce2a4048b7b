import '../support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { describeEntry, eventsOf } from '../../../client/games/franchise/describe.ts'
import { explainRefusal } from '../../../client/games/franchise/explain.ts'
import { codes } from '../../../shared/games/franchise/codes.ts'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { packEvent } from '../../../shared/games/franchise/packed-event.ts'
import { noPoints, scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { playersSeenBy } from './players.ts'
import { followed } from './recordings.ts'

const tell = (seat: number, ...events: Event[]): string =>
	describeEntry([seat, ...events.map(packEvent)], playersSeenBy(1), scene())

describe.each(['en', 'fr'] as const)('in %s', (language) => {
	test('every entry of the recorded games is told, and no hole is left in a sentence', async () => {
		await speak(language)
		for (const { name, entries, tables } of followed)
			for (const entry of entries) {
				const told = describeEntry(entry, playersSeenBy(0), tables.at(-1)!)
				expect(told === '', name).toBe(eventsOf(entry).length === 0)
				expect(told, name).not.toMatch(/[{}]|undefined|\b[a-z]+\.[a-z]+\b|\.\.|[a-z]\.[A-Z]/)
			}
	})

	test.each(codes)('a refusal as %s is explained', async (code) => {
		await speak(language)
		expect(await explainRefusal(code)).toMatch(/\w/)
	})
})

describe('the log', () => {
	test('tells a turn in a few short sentences', async () => {
		await speak('en')
		const turn: Event[] = [
			{ type: 'income', slots: 7, dollars: 3 },
			{ type: 'develop', path: ['detroit', 'chicago'] },
			{ type: 'share', place: 'omaha' },
			{ type: 'share', place: 'stlouis' },
		]
		expect(tell(0, ...turn)).toBe(
			'Ann: Income of 3 dollars for 7 empty slots. To Chicago from Detroit, 3 dollars. ' +
				'Market shares in Omaha and St. Louis.',
		)
		expect(tell(1, turn[0]!)).toBe('You: Income of 3 dollars for 7 empty slots, no road.')
	})

	test('names the tiles that were used', async () => {
		await speak('en')
		expect(
			tell(0, { type: 'develop-again', path: ['elpaso', 'dallas', 'houston'], free: 1 }, { type: 'cash' }),
		).toBe(
			'Ann: To Houston from El Paso by way of Dallas, free, with a bonus tile, the development tile and ' +
				'the route tile. Bonus tile: 10 dollars.',
		)
	})

	test('tells of a first road of 8 that a franchise stands by its milestone', async () => {
		const turn: Event[] = [{ type: 'develop', path: ['chicago', 'newyork'] }, { type: 'first-eight' }]
		await speak('en')
		expect(tell(0, ...turn)).toBe(
			'Ann: To New York from Chicago, 8 dollars. First road of 8: a franchise stands by that milestone.',
		)
		await speak('fr')
		expect(tell(0, ...turn)).toMatch(/Première route à 8\s: une franchise reste debout près de ce jalon\.$/)
	})

	test('tells who gets what from a metropolis and from a region', async () => {
		await speak('en')
		expect(
			tell(
				2,
				{ type: 'evaluate', place: 'washington', value: 6, winner: 2, points: 6, home: 3, pieces: '22122' },
				{ type: 'evaluate', place: 'chicago', value: 7, winner: 1, points: 3, home: 2, pieces: '1120341' },
				{ type: 'evaluate', place: 'detroit', value: 4, winner: 0, points: 2, home: 1, pieces: '0110' },
			),
		).toBe(
			'Cleo: Majority in Washington: 6 points for Cleo, 3 franchises go home. ' +
				'Chicago is full: 3 points for you, 2 franchises go home. ' +
				'Detroit is full; level, so first there wins: 2 points for Ann, 1 franchise goes home.',
		)
		const gains = [
			{ seat: 0, points: 6, keeps: 'route' },
			{ seat: 1, points: 4 },
		] as const
		expect(tell(2, { type: 'score', region: 'gulf', tile: 29, gains: [...gains], space: 4, points: 3 })).toBe(
			'Cleo: Texas & Gulf scores: 6 points and the route tile for Ann, 4 points for you. ' +
				'Its tile covers space 5 of the track: 3 points for Cleo.',
		)
	})

	test('ends with what everybody has, and what of it was counted only then', async () => {
		await speak('en')
		const over = scene({
			players: 3,
			stage: 'over',
			seats: [
				{ points: { ...noPoints, metropolises: 40, towns: 5, dollars: 2, bonus: 8 } },
				{ points: { ...noPoints, regions: 9, track: 3, towns: 1 } },
				{ points: { ...noPoints, regions: 7 } },
			],
		})
		expect(describeEntry([0, packEvent({ type: 'over', why: 'red' })], playersSeenBy(1), over)).toBe(
			'Ann: A red space is covered: the game is over. ' +
				'Ann ends with 55 points, including 5 for towns, 2 for dollars and 8 for bonus tiles. ' +
				'You end with 13 points, including 1 for towns. Cleo ends with 7 points.',
		)
	})
})
