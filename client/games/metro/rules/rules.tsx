import './rules.css'
import { rulesFrom } from '../../rules-form.tsx'
import { example } from './example.tsx'
import { ruleWords } from './words.en.ts'

export default rulesFrom(ruleWords, {
	lead: 'idea',
	says: [
		{ title: 'board.title', says: ['board.stations', 'board.termini', example('board.figure')] },
		{ title: 'turn.title', says: [['turn.lay', 'turn.draw'], 'turn.owner', 'turn.empty'] },
		{
			title: 'where.title',
			says: [
				{ inOrder: ['where.empty', 'where.beside', 'where.up', 'where.one'] },
				{ figures: [example('where.figure.spots'), example('where.figure.ban')] },
			],
		},
		{
			title: 'score.title',
			says: [
				'score.when',
				'score.count',
				'score.centre',
				{ figures: [example('score.figure.twice'), example('score.figure.centre')] },
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
						example('companies.figure'),
						'companies.exchange',
						'companies.limits',
						{ inOrder: ['companies.value', 'companies.share', 'companies.bonus'] },
					],
				},
				{
					title: 'wagons.title',
					says: ['wagons.place', 'wagons.score', example('wagons.figure'), 'wagons.companies'],
				},
				{ title: 'rails.title', says: ['rails.pass', example('rails.figure')] },
				{
					title: 'numbers.title',
					says: ['numbers.secret', 'numbers.open', 'numbers.score', example('numbers.figure')],
				},
			],
		},
	],
})
