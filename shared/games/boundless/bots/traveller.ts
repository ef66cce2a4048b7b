import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { Seat } from '../../../kernel/game.ts'
import { coloursOf, spacesOf, tokensLeft } from '../rules/colours.ts'
import { repeatsOtherColour } from '../rules/placement.ts'
import { costs } from '../rules/price.ts'
import type { Step } from '../step.ts'
import { placeOn } from '../steps/place.ts'
import type { Colour, Hand, Space, Table } from '../table.ts'
import type { Judged, Judgement } from './judgement.ts'
import { nextTokenAt, type Pace } from './pace.ts'

/** How somebody plays: by what they know, how fast they are, and how long it takes until they have seen a token. */
export interface Character {
	judges: Judgement
	pace: Pace
	lag: number // milliseconds; a token placed later than that before their own is not there for them
}

/** All chance is drawn before the stacks are looked at: asked again in the same race, they keep to their plan. */
export const travelAs = ({ judges, pace, lag }: Character): Bot<Table, Hand, Step> =>
	quickBot(
		({ table, seat }, random) =>
			table.phase === 'race' && seat !== undefined
				? nextTokenAt(pace, table, seat)
				: 1000 + random.below(2000),
		({ table, seat }, random) => {
			if (table.phase !== 'race' || seat === undefined) return [{ type: 'ready' }]
			const judged = judges(table, random)
			return [chooseStep(asSeen(table, seat, nextTokenAt(pace, table, seat) - lag), seat, judged)]
		},
	)

/** The table with those tokens alone that had been placed by then, in milliseconds since the reveal, and with one's own. */
function asSeen(table: Table, seat: Seat, until: number): Table {
	const { stacks, times } = table
	if (times === undefined) return table
	const own = coloursOf(table, seat)
	return {
		...table,
		stacks: stacks.map((stack, space) =>
			stack.filter((colour, level) => own.includes(colour) || times[space]![level]! <= until),
		),
	}
}

function chooseStep(table: Table, seat: Seat, judged: readonly Judged[]): Step {
	const colours = coloursOf(table, seat)
	const own = colours.findIndex((colour) => tokensLeft(table, colour) > 0)
	const colour = colours[own]!
	const there = spacesOf(table, colour)
	const open = judged.filter(
		({ spaces }) =>
			there.every((space) => spaces.includes(space)) && !repeatsOtherColour(table, colour, spaces),
	)
	const worth = ({ spaces, money }: Judged) =>
		money - spaces.reduce((sum, space) => sum + crowd(table, colour, space), 0)
	const best = open.reduce((one, other) => (worth(other) > worth(one) ? other : one))
	// First where others will want to be, too: what does well in many a choice.
	const liked = (space: Space) =>
		open.reduce((sum, choice) => sum + (choice.spaces.includes(space) ? worth(choice) : 0), 0)
	const left = best.spaces.filter((space) => !there.includes(space))
	return placeOn(
		left.reduce((one, other) => (liked(other) > liked(one) ? other : one)),
		own,
	)
}

/** What the tokens cost that are on a space before one's own. */
const crowd = ({ stacks }: Table, colour: Colour, space: Space): number =>
	stacks[space]!.includes(colour) ? 0 : costs.underneath * stacks[space]!.length
