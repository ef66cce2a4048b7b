import { obscurityOf } from '../obscurity.ts'
import { FORTY } from '../rules/price.ts'
import { cardOn, choicesOf } from '../rules/review.ts'
import type { Table } from '../table.ts'

/** What makes a round hard: how much there is to lose, how few choices are good, how little is known of the states. */
export interface Difficulty {
	blind: number // what somebody who chooses without looking pays over the best, on average
	best: number // the share of choices that are the best, from 0 to 1
	near: number // the same of those that are at most a border's price worse
	obscurity: number // of the centre and of all states that come close to being right, from 0 to 1
	points: number // all of it in one number: 0 where nothing can go wrong, 30 and more where nearly everything can
}

const NEAR = 10 // money over the best
const SENSIBLE = 20

/**
 * Nobody's opinion: measured from the cards alone. It foretells well what travellers with a vague map in their
 * heads lose (test/games/boundless/daily/difficulty.test.ts).
 */
export function difficultyOf(table: Table): Difficulty {
	const choices = choicesOf(table)
	const most = Math.max(...choices.map(({ price }) => price.money))
	const over = choices.map(({ price }) => most - price.money)
	const shareWithin = (money: number) => over.filter((one) => one <= money).length / over.length
	const blind = over.reduce((sum, one) => sum + one, 0) / over.length
	const [best, near] = [shareWithin(0), shareWithin(NEAR)]
	const sensible = choices.filter((_, index) => over[index]! <= SENSIBLE)
	const cards = new Set(sensible.flatMap(({ spaces }) => spaces.map((space) => cardOn(table, space))))
	const states = [...new Set([...table.centre, ...cards])].filter((card) => card !== FORTY)
	const known = obscurityOf(table.options.map)
	const obscurity = states.reduce((sum, state) => sum + known.get(state)!, 0) / states.length
	return {
		blind,
		best,
		near,
		obscurity,
		points: Math.round(obscurity * (10 + blind) * (1 - near) * (1 - best)),
	}
}
