import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeBriefly } from '../../../client/games/franchise/describe-briefly.ts'
import { tellingsOf } from '../../../client/games/franchise/outlook/tellings.ts'
import { describeOutlook } from '../../../client/games/franchise/text/describe-outlook.ts'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { packEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'
import { playersSeenBy } from './players.ts'

beforeEach(() => speak('en'))

/** What is told of a turn in which these places are touched. */
function toldOf(
	table: Table,
	...places: Parameters<ReturnType<typeof openAt>['play']['touch']['place']>[0][]
) {
	const { play } = openAt(table)
	for (const place of places) play.touch.place(place)
	const { staging, stage } = play
	const tellings = tellingsOf({
		before: table,
		outlook: staging.outlook.value!,
		steps: staging.steps.value,
		seat: 0,
		players: stage.players.value,
	})
	return { texts: tellings.map(({ text }) => text), tellings, words: describeOutlook(play) }
}

describe('what a staged turn leads to', () => {
	test('one’s place in the regions that it changes, with everybody’s franchises', () => {
		const table = scene({ places: { detroit: '0', chicago: '11' }, beside: { greatlakes: 0 } })
		const { tellings, words } = toldOf(table, 'detroit')
		expect(tellings).toContainEqual({
			kind: 'rank',
			text: 'Great Lakes: you lead (before: place 2)',
			signs: [
				{ seat: 0, count: 2 },
				{ seat: 1, count: 2 },
			],
		})
		expect(words).toContain('Great Lakes: you lead (before: place 2) (you 2, Bo 2).')
	})

	test('that a majority can no longer be had, and who else needs how many for it', () => {
		const table = scene({ places: { indianapolis: '0', detroit: '112' } })
		table.tiles.detroit = 5
		expect(toldOf(table, 'detroit').texts).toContain(
			'Detroit then: 1 slot empty, you can no longer get the majority; Bo needs 1',
		)
	})

	test('who could end the game before one plays again', () => {
		const late = scene({
			places: { pittsburgh: '2', newyork: '2222', detroit: '0' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 1 },
			track: [2, 0, 1, 3, 4, 5, 6],
		})
		const { texts, words } = toldOf(late, 'indianapolis')
		expect(texts).toContain('Cleo could end the game before your next turn.')
		expect(words).toContain('Cleo could end the game before your next turn.')
	})

	const lost = 'Atlantic: you led, and now Bo leads as your franchises go home'
	const atlantic = (raleigh: string, owner: number) =>
		scene({
			players: 2,
			places: { washington: '00011', charlotte: '1', charleston: '1', raleigh },
			evaluated: ['charlotte', 'charleston'],
			beside: { atlantic: owner },
		})

	test('who stays in a metropolis that is evaluated, and that its region is lost as others go home', () => {
		const { texts, tellings, words } = toldOf(atlantic('0', 0), 'washington')
		const home = 'Washington: only the winner’s franchises go home. Left there:'
		expect(texts).toContain(home)
		expect(tellings).toContainEqual({
			kind: 'danger',
			text: lost,
			signs: [
				{ seat: 1, count: 4 },
				{ seat: 0, count: 2 },
			],
		})
		expect(words).toContain(`${home} (you 1, Bo 2).`)
	})

	test('the same where the region does not score yet', () => {
		expect(toldOf(atlantic('', 0), 'washington').texts).not.toContain(lost) // Bo led
		const table = { ...atlantic('', 0), places: { washington: '00011', charlotte: '1', charleston: '0' } }
		expect(toldOf(table, 'washington').texts).toContain(lost)
	})

	test('nothing of a lead that one had not, and nothing where only one’s own stay', () => {
		expect(toldOf(atlantic('0', 1), 'washington').texts).not.toContain(lost)
		const alone = scene({ places: { detroit: '00', chicago: '1' } })
		expect(toldOf(alone, 'detroit').texts.join()).not.toContain('Left there')
	})

	test('which regions the next player could close: all at once, or one of them', () => {
		const toldWith = (newyork: string, houston: number) =>
			toldOf(
				scene({
					places: { elpaso: '1', houston: '1', pittsburgh: '1', newyork, detroit: '0' },
					evaluated: ['oklahomacity', 'dallas', 'pittsburgh'],
					beside: { gulf: 1, northeast: 0 },
					tiles: { houston, newyork: 8 },
				}),
				'indianapolis',
			).texts
		expect(toldWith('1111', 2)).toContain('Bo could then close Texas & Gulf and Northeast at once.')
		// Two franchises are missed in each metropolis, and a bonus tile doubles one market share.
		expect(toldWith('111', 4)).toContain('Bo could then close one of these: Texas & Gulf and Northeast.')
		expect(toldWith('11', 2)).toContain('Bo could then close Texas & Gulf.')
	})

	test('who plays first and could take what one needs', () => {
		const { texts } = toldOf(
			scene({ places: { pittsburgh: '0', newyork: '2', detroit: '0' } }),
			'indianapolis',
		)
		expect(texts).toContain('Cleo could take your slot in Pittsburgh first.')
	})

	test('that the game ends if nobody develops, once one begins with it; not before anything is staged', () => {
		const table = scene({ places: { detroit: '0' } })
		const ends = 'If nobody takes a road, the game ends after Dan’s turn, before you play again.'
		expect(toldOf(table).texts).not.toContain(ends)
		expect(toldOf(table, 'detroit').texts).toContain(ends)
		expect(toldOf(table, 'indianapolis').texts).not.toContain(ends)
	})
})

describe('somebody’s turn in a line', () => {
	const players = playersSeenBy(1)
	const brief = (...events: Event[]) =>
		describeBriefly([0, ...events.map(packEvent)], players, scene({ places: {} }))
	const income: Event = { type: 'income', slots: 4, dollars: 2 }

	test('leads with the points, whoever got them', () => {
		const evaluation: Event = {
			type: 'evaluate',
			place: 'chicago',
			value: 7,
			winner: 1,
			points: 3,
			home: 1,
			pieces: '1110022',
		}
		const go: Event = { type: 'develop', path: ['detroit', 'chicago'] }
		expect(brief(income, go, evaluation)).toBe('you +3 · Ann: to Chicago · Chicago evaluated')
		expect(brief(income, go, { ...evaluation, winner: 0, points: 7 })).toBe(
			'Ann +7 · to Chicago · Chicago evaluated',
		)
	})

	test('says what was done where nobody got any, and that nothing was', () => {
		expect(brief(income, { type: 'share', place: 'chicago' })).toBe('Ann: share in Chicago')
		expect(brief(income)).toBe('Ann: takes no road')
	})
})
