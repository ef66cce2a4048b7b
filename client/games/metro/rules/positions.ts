import {
	CENTRAL_RAILS,
	CENTRAL_WAGONS,
	COMPANIES,
	STATION_NUMBERS,
} from '../../../../shared/games/metro/expansions.ts'
import type { Position } from './example.tsx'

/** What the figures of the rules show, by their captions. */
export const positions = {
	'board.figure': {
		area: [0, 0, 5, 4],
		cells: { 0: 'aaaa', 1: 'bcbc', 2: 'cccc', 9: 'aacb', 10: 'cbcb' },
		lit: 7,
	},
	'where.figure.spots': { area: [0, 0, 5, 4], cells: { 2: 'aaaa', 10: 'cbcb' }, spots: true },
	'where.figure.ban': { area: [0, 0, 5, 4], cells: { 2: 'aaaa', 3: 'dbcd' }, lit: 5, ban: 3 },
	'score.figure.twice': {
		area: [0, 0, 5, 4],
		cells: { 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' },
		lit: 7,
	},
	'score.figure.centre': { area: [1, 0, 6, 5], cells: { 3: 'aacb', 11: 'aaaa', 19: 'acba' }, lit: 5 },
	'companies.figure': {
		area: [2, 0, 5, 3],
		cells: { 4: 'aacb', 5: 'bcbc', 12: 'cccc' },
		expansions: [COMPANIES],
		lit: 4,
	},
	'wagons.figure': {
		area: [1, 0, 6, 6],
		cells: { 19: 'bbbb', 18: 'cccc', 10: 'aaaa', 2: 'aaaa' },
		expansions: [CENTRAL_WAGONS],
		wagons: { 33: 0, 38: 1 },
		lit: 33,
	},
	'rails.figure': {
		area: [2, 0, 5, 6],
		cells: { 4: 'aaaa', 12: 'aaaa', 20: 'aaaa' },
		expansions: [CENTRAL_RAILS],
		centre: { 27: 'dacc', 28: 'aaaa', 35: 'cbcb', 36: 'bbbb' },
		lit: 4,
	},
	'numbers.figure': {
		area: [0, 0, 5, 4],
		cells: { 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' },
		expansions: [STATION_NUMBERS],
		numbers: [7, 10],
		lit: 7,
	},
} as const satisfies Record<string, Position>
