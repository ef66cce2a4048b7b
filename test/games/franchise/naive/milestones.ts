import { isTown, type NaiveGame, presence } from './game.ts'
import { places, regionNames } from './tables.ts'

const all = [
	'four-towns',
	'four-regions',
	'five-evaluated',
	'two-three-four',
	'big-metropolis',
	'whole-region',
	'two-eights',
]

/** Everybody takes what they have earned. `evaluated` is the value of a metropolis that the active player finished. */
export function checkMilestones(game: NaiveGame, evaluated: number | undefined, regionScored: boolean): void {
	for (const [seat, player] of game.seats.entries()) {
		for (const milestone of all) {
			if (!game.deal.milestones?.includes(milestone) || player.met.includes(milestone)) continue
			if (player.reserve === 0 || !isMet(game, milestone, seat, evaluated, regionScored)) continue
			player.met.push(milestone)
			player.reserve -= 1
			player.bonus += 1
			if (milestone === 'two-eights' && player.stands) player.stands = false
			else if (player.supply > 0) player.supply -= 1
			if (seat === game.active && game.stage === 'turns') game.newBonus += 1
		}
	}
}

function isMet(
	game: NaiveGame,
	milestone: string,
	seat: number,
	evaluated: number | undefined,
	regionScored: boolean,
): boolean {
	const here = places.filter(({ name }) => presence(game, name, seat) > 0)
	const isOpenOf = (value: number): boolean => here.some(({ name }) => game.cities[name]?.value === value)
	switch (milestone) {
		case 'four-towns':
			return here.filter(({ name }) => isTown(name)).length >= 4
		case 'four-regions':
			return regionNames.filter((region) => here.some((place) => place.region === region)).length >= 4
		case 'five-evaluated': {
			let pieces = 0
			for (const { name } of here) if (game.cities[name]?.evaluated) pieces += presence(game, name, seat)
			return pieces >= 5
		}
		case 'two-three-four':
			return isOpenOf(2) && isOpenOf(3) && isOpenOf(4)
		case 'big-metropolis':
			return seat === game.active && [6, 7, 8].includes(evaluated ?? 0)
		case 'whole-region':
			return seat === game.active && regionScored
		default:
			return game.seats[seat]!.eights >= 2
	}
}
