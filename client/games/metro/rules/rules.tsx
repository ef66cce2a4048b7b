import './rules.css'
import {
	CENTRAL_RAILS,
	CENTRAL_WAGONS,
	COMPANIES,
	STATION_NUMBERS,
} from '../../../../shared/games/metro/expansions.ts'
import type { Options } from '../../../../shared/games/metro/options.ts'
import { rulesFrom } from '../../../rules/rules-form.tsx'
import { example } from './example.tsx'
import { refusals } from './refusals.ts'
import { ruleWords } from './words.en.ts'

const plays =
	(...wanted: number[]) =>
	({ expansions }: Options): boolean =>
		wanted.every((expansion) => expansions.includes(expansion))
const turns = ({ rotation }: Options): boolean => rotation
const hasLargeHand = ({ hand }: Options): boolean => hand > 1
const isIronHorse = ({ edition }: Options): boolean => edition === 'iron-horse'

export default rulesFrom(
	ruleWords,
	{
		lead: 'idea',
		says: [
			{ title: 'board.title', says: ['board.stations', 'board.termini', example('board.figure')] },
			{
				title: 'turn.title',
				says: [['turn.lay', 'turn.draw'], 'turn.owner', 'turn.empty', 'turn.first'],
			},
			{
				title: 'where.title',
				says: [
					{
						inOrder: [
							...(['where.empty', 'where.beside'] as const),
							{ item: 'where.up', when: (options: Options) => !turns(options) },
							'where.one',
						],
					},
					{ figures: [example('where.figure.spots'), example('where.figure.ban')] },
				],
			},
			{
				title: 'score.title',
				says: [
					...(['score.when', 'score.count'] as const),
					{ when: (options: Options) => !plays(CENTRAL_RAILS)(options), says: ['score.centre'] },
					{ figures: [example('score.figure.twice'), example('score.figure.centre')] },
				],
			},
			{
				title: 'end.title',
				says: [{ when: (options: Options) => !isIronHorse(options), says: ['end.when'] }, 'end.win'],
			},
			{
				title: 'variants.title',
				when: (options: Options) => turns(options) || hasLargeHand(options),
				says: [
					[
						{ item: 'variants.rotation', when: turns },
						{ item: 'variants.hand', when: hasLargeHand },
					],
				],
			},
			{ title: 'iron.title', when: isIronHorse, says: ['iron.end', 'iron.ban', 'iron.first'] },
			{
				title: 'expansions.title',
				when: ({ expansions }: Options) => expansions.length > 0,
				says: [
					'expansions.sets',
					{
						title: 'companies.title',
						when: plays(COMPANIES),
						says: [
							'companies.own',
							example('companies.figure'),
							'companies.exchange',
							'companies.limits',
							{ inOrder: ['companies.value', 'companies.share', 'companies.bonus'] },
						],
					},
					{
						title: 'wagons.title',
						when: plays(CENTRAL_WAGONS),
						says: [
							'wagons.place',
							'wagons.score',
							'wagons.pass',
							example('wagons.figure'),
							{ when: plays(COMPANIES, CENTRAL_WAGONS), says: ['wagons.companies'] },
						],
					},
					{
						title: 'rails.title',
						when: plays(CENTRAL_RAILS),
						says: ['rails.pass', example('rails.figure')],
					},
					{
						title: 'numbers.title',
						when: plays(STATION_NUMBERS),
						says: ['numbers.secret', 'numbers.open', 'numbers.score', example('numbers.figure')],
					},
				],
			},
		],
	},
	refusals,
)
