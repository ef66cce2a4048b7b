/**
 * A second Franchise, as plain as the rules can be read: pieces are counted one by one, nothing is derived, and
 * nothing of the engine is used. It is slow and changes in place; it is only here to disagree.
 */
import { bonusCount, gone, lessons, places, purses, regionNames } from './tables.ts'

export interface Deal {
	players: number
	first: number
	learning: boolean
	draft: boolean
	boom: boolean
	chooseOrder: boolean
	milestones: string[] | undefined // undefined: played without
	signs: boolean // whether a first road of 8 puts a franchise beside its milestone: not in version 1
	values: Record<string, number>
	regionTiles: Record<string, number>
	pool: number[]
	track: number[]
}

export interface City {
	value: number | undefined // undefined: its tile is not there yet, or has left the game
	evaluated: boolean
	slots: number[] // seats, the start slot first; after the evaluation whoever stayed
	middle: number // franchises of the active player
}

export interface Beside {
	seat: number
	real: boolean // false: there was no franchise left to put there
}

export interface NaivePlayer {
	money: number
	supply: number
	bonus: number
	used: number
	reserve: number // bonus tiles that milestones can still bring
	eights: number
	stands: boolean // a franchise beside the milestone of two roads of 8, which is not met yet
	met: string[]
	points: Record<'metropolises' | 'regions' | 'track' | 'towns' | 'dollars' | 'bonus', number>
}

export interface NaiveGame {
	deal: Deal
	stage: string // draft, towns, boom, turns, over
	active: number
	towns: Record<string, number | undefined>
	cities: Record<string, City>
	cityPool: number[]
	regionTiles: Record<string, number | undefined>
	regionPool: number[]
	track: number[]
	beside: Record<string, Beside | undefined>
	boom: string | undefined
	developmentTile: number | undefined
	routeTile: number | undefined
	seats: NaivePlayer[]
	turnsPlayed: number
	turnsWithoutMarker: number
	// The turn
	phase: number // 0 before income
	marker: string | undefined
	extraMarker: string | undefined
	bonusUsed: boolean
	newBonus: number
}

export const isTown = (name: string): boolean => places.find((place) => place.name === name)!.slots === 1
export const regionOf = (name: string): string => places.find((place) => place.name === name)!.region
export const isInPlay = (game: NaiveGame, region: string): boolean =>
	game.deal.players >= 4 || !gone.includes(region)

export function begin(deal: Deal): NaiveGame {
	const inPlay = places.filter(({ region }) => deal.players >= 4 || !gone.includes(region))
	const cities = inPlay.filter(({ slots }) => slots > 1)
	const game: NaiveGame = {
		deal,
		stage: 'draft',
		active: (deal.first + deal.players - 1) % deal.players,
		towns: Object.fromEntries(inPlay.filter(({ slots }) => slots === 1).map(({ name }) => [name, undefined])),
		cities: Object.fromEntries(
			cities.map(({ name }) => [name, { value: deal.values[name], evaluated: false, slots: [], middle: 0 }]),
		),
		cityPool: deal.draft ? cities.map(({ slots }) => slots) : [],
		regionTiles: { ...deal.regionTiles },
		regionPool: [...deal.pool],
		track: [...deal.track],
		beside: {},
		boom: undefined,
		developmentTile: undefined,
		routeTile: undefined,
		seats: [],
		turnsPlayed: 0,
		turnsWithoutMarker: 0,
		phase: 0,
		marker: undefined,
		extraMarker: undefined,
		bonusUsed: false,
		newBonus: 0,
	}
	for (let seat = 0; seat < deal.players; seat++) game.seats.push(newPlayer(deal, seat))
	if (deal.learning) giveLessons(game)
	else if (!deal.draft) game.stage = 'towns'
	return game
}

function newPlayer(deal: Deal, seat: number): NaivePlayer {
	const place = (seat - deal.first + deal.players) % deal.players
	const tiles = bonusCount(deal.players)
	return {
		money: Number(purses[deal.players]!.split(' ')[place]),
		supply: 40,
		bonus: deal.milestones ? 0 : tiles,
		used: 0,
		reserve: deal.milestones ? tiles : 0,
		eights: 0,
		stands: false,
		met: [],
		points: { metropolises: 0, regions: 0, track: 0, towns: 0, dollars: 0, bonus: 0 },
	}
}

function giveLessons(game: NaiveGame): void {
	const rows = lessons[game.deal.players]!.split(' / ')
	for (let place = 0; place < rows.length; place++) {
		const seat = (game.deal.first + place) % game.deal.players
		for (const name of rows[place]!.split(' ')) {
			game.towns[name] = seat
			game.seats[seat]!.supply -= 1
		}
	}
	game.active = game.deal.first
	game.stage = game.deal.boom ? 'boom' : 'turns'
}

/** How many franchises a seat has in a place; markers and middles are none yet. */
export function presence(game: NaiveGame, name: string, seat: number): number {
	if (isTown(name)) return game.towns[name] === seat ? 1 : 0
	return game.cities[name]?.slots.filter((owner) => owner === seat).length ?? 0
}

export const emptySlots = (game: NaiveGame, name: string): number => {
	const city = game.cities[name]
	return city === undefined || city.evaluated ? 0 : city.value! - city.slots.length
}

/** Best first: repeatedly whoever has most, and of equals whoever sits first clockwise from the piece's owner. */
export function ranksIn(game: NaiveGame, region: string): number[] {
	const strength = (seat: number): number =>
		places
			.filter((place) => place.region === region)
			.reduce((sum, { name }) => sum + presence(game, name, seat), 0)
	const ranks: number[] = []
	const clockwise = game.seats.map((_, step) => (game.beside[region]!.seat + step) % game.deal.players)
	for (let wanted = 40; wanted > 0; wanted--)
		for (const seat of clockwise) if (strength(seat) === wanted) ranks.push(seat)
	return ranks
}

export const dueNow = (game: NaiveGame): string[] =>
	regionNames.filter(
		(region) =>
			isInPlay(game, region) &&
			game.regionTiles[region] !== undefined &&
			places
				.filter((place) => place.region === region)
				.every(({ name }) => (isTown(name) ? game.towns[name] !== undefined : game.cities[name]!.evaluated)),
	)
