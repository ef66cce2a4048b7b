import './rules.css'
import {
	CENTRAL_RAILS,
	CENTRAL_WAGONS,
	COMPANIES,
	STATION_NUMBERS,
} from '../../../../shared/games/metro/expansions.ts'
import { rulesFrom } from '../../../pages/rules/rules-text.tsx'
import { example } from './example.tsx'
import { ruleWords } from './words.en.ts'

export default rulesFrom(ruleWords, {
	lead: 'idea',
	says: [
		{
			title: 'board.title',
			says: [
				'board.stations',
				'board.termini',
				example('board.figure', [0, 0, 5, 4], {
					cells: { 0: 'aaaa', 1: 'bcbc', 2: 'cccc', 9: 'aacb', 10: 'cbcb' },
					lit: 7,
				}),
			],
		},
		{ title: 'turn.title', says: [['turn.lay', 'turn.draw'], 'turn.owner', 'turn.empty'] },
		{
			title: 'where.title',
			says: [
				{ inOrder: ['where.empty', 'where.beside', 'where.up', 'where.one'] },
				{
					figures: [
						example('where.figure.spots', [0, 0, 5, 4], { cells: { 2: 'aaaa', 10: 'cbcb' }, spots: true }),
						example('where.figure.ban', [0, 0, 5, 4], { cells: { 2: 'aaaa', 3: 'dbcd' }, lit: 5, ban: 3 }),
					],
				},
			],
		},
		{
			title: 'score.title',
			says: [
				'score.when',
				'score.count',
				'score.centre',
				{
					figures: [
						example('score.figure.twice', [0, 0, 5, 4], {
							cells: { 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' },
							lit: 7,
						}),
						example('score.figure.centre', [1, 0, 6, 5], {
							cells: { 3: 'aacb', 11: 'aaaa', 19: 'acba' },
							lit: 5,
						}),
					],
				},
			],
		},
		{ title: 'end.title', says: ['end.when'] },
		{ title: 'variants.title', says: [['variants.rotation', 'variants.hand']] },
		{ title: 'iron.title', says: ['iron.end', 'iron.ban', 'iron.first'] },
		{
			title: 'expansions.title',
			says: [
				'expansions.sets',
				{
					title: 'companies.title',
					says: [
						'companies.own',
						example('companies.figure', [2, 0, 5, 3], {
							cells: { 4: 'aacb', 5: 'bcbc', 12: 'cccc' },
							expansions: [COMPANIES],
							lit: 4,
						}),
						'companies.exchange',
						'companies.limits',
						{ inOrder: ['companies.value', 'companies.share', 'companies.bonus'] },
					],
				},
				{
					title: 'wagons.title',
					says: [
						'wagons.place',
						'wagons.score',
						example('wagons.figure', [1, 0, 6, 6], {
							cells: { 19: 'bbbb', 18: 'cccc', 10: 'aaaa', 2: 'aaaa' },
							expansions: [CENTRAL_WAGONS],
							wagons: { 33: 0, 38: 1 },
							lit: 33,
						}),
						'wagons.companies',
					],
				},
				{
					title: 'rails.title',
					says: [
						'rails.pass',
						example('rails.figure', [2, 0, 5, 6], {
							cells: { 4: 'aaaa', 12: 'aaaa', 20: 'aaaa' },
							expansions: [CENTRAL_RAILS],
							centre: { 27: 'dacc', 28: 'aaaa', 35: 'cbcb', 36: 'bbbb' },
							lit: 4,
						}),
					],
				},
				{
					title: 'numbers.title',
					says: [
						'numbers.secret',
						'numbers.open',
						'numbers.score',
						example('numbers.figure', [0, 0, 5, 4], {
							cells: { 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' },
							expansions: [STATION_NUMBERS],
							numbers: [7, 10],
							lit: 7,
						}),
					],
				},
			],
		},
	],
})
