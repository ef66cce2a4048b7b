import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import { coloursOf, coloursPerSeat, spacesOf, tokensLeft } from '../rules/colours.ts'
import { repeatsOtherColour } from '../rules/placement.ts'
import { costs } from '../rules/price.ts'
import { choicesOf } from '../rules/review.ts'
import { SPACES } from '../rules/schedule.ts'
import type { Step } from '../step.ts'
import { placeOn } from '../steps/place.ts'
import type { Colour, Hand, Space, Table } from '../table.ts'

/** How somebody plays from memory. Times are in milliseconds, each give or take half. */
interface Character {
	looks: number // from the reveal until the mind is made up
	reaches: number // to place a token, and think again
	errs: number // by how much money, at the most, a state is misjudged
}

/** All chance is drawn before the view is looked at: asked again in the same race, a bot keeps to its plan. */
export const travelAs = (character: Character): Bot<Table, Hand, Step> =>
	quickBot(
		({ table, seat }, random) => {
			const ready = 1000 + random.below(2000)
			const times = planTimes(character, 2 * coloursPerSeat(table), random)
			const isRacing = table.phase === 'race' && seat !== undefined
			return isRacing ? inTime(table, times[placedBy(table, seat)]!) : ready
		},
		({ table, seat }, random) => {
			const errors = Array.from({ length: SPACES }, (_, space) =>
				space === 0 ? 0 : misjudge(character, random),
			)
			const isRacing = table.phase === 'race' && seat !== undefined
			return [isRacing ? chooseStep(table, seat, errors) : { type: 'ready' }]
		},
	)

const misjudge = ({ errs }: Character, random: Random): number =>
	(errs * (random.below(1001) + random.below(1001) - 1000)) / 1000

/** When each token is placed, counted from the reveal. */
function planTimes({ looks, reaches }: Character, tokens: number, random: Random): number[] {
	const takeAbout = (time: number) => Math.round(time / 2) + random.below(time)
	let elapsed = takeAbout(looks)
	return Array.from({ length: tokens }, () => {
		elapsed += takeAbout(reaches)
		return elapsed
	})
}

/** Nobody dawdles past the end of the countdown. */
const inTime = ({ deadline, since }: Table, takes: number): number =>
	deadline === null ? takes : Math.min(takes, deadline - since - 1)

const placedBy = (table: Table, seat: Seat): number =>
	coloursOf(table, seat).reduce((sum, colour) => sum + spacesOf(table, colour).length, 0)

function chooseStep(table: Table, seat: Seat, errors: readonly number[]): Step {
	const colours = coloursOf(table, seat)
	const own = colours.findIndex((colour) => tokensLeft(table, colour) > 0)
	const colour = colours[own]!
	const there = spacesOf(table, colour)
	const choice = chooseSpaces(table, colour, there, errors)
	return placeOn(choice.find((space) => !there.includes(space))!, own)
}

/** The choice that seems best, among those that its tokens already placed leave open. */
function chooseSpaces(
	table: Table,
	colour: Colour,
	there: readonly Space[],
	errors: readonly number[],
): Space[] {
	const worth = (spaces: readonly Space[]) =>
		spaces.reduce((sum, space) => sum + errors[space]! - crowd(table, colour, space), 0)
	let best: Space[] = []
	let most = Number.NEGATIVE_INFINITY
	for (const { spaces, price } of choicesOf(table)) {
		if (!there.every((space) => spaces.includes(space)) || repeatsOtherColour(table, colour, spaces)) continue
		const seems = price.money + worth(spaces)
		if (seems > most) {
			most = seems
			best = spaces
		}
	}
	return best
}

/** What the tokens cost that are on a space before one's own. */
const crowd = ({ stacks }: Table, colour: Colour, space: Space): number =>
	stacks[space]!.includes(colour) ? 0 : costs.underneath * stacks[space]!.length
