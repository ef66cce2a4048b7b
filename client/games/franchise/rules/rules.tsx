import './rules.css'
import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import type { Options } from '../../../../shared/games/franchise/options.ts'
import { Marked } from '../../../rules/marked.tsx'
import { rulesFrom } from '../../../rules/rules-form.tsx'
import {
	BoomExample,
	ChainExample,
	DevelopExample,
	EndExample,
	FewExample,
	FullExample,
	IncomeExample,
	MajorityExample,
	MapExample,
	RegionExample,
	ShareExample,
	TwiceExample,
} from './examples.tsx'
import { refusals } from './refusals.ts'
import { IncomeTable, RegionTable } from './tables.tsx'
import { ruleWords } from './words.en.ts'

const TrackPoints = () => (
	<p>
		<Marked text={ruleWords.t('region.track', { points: trackPoints.join(' · ') })} />
	</p>
)

export default rulesFrom(
	ruleWords,
	{
		class: 'franchise-rules',
		lead: 'idea',
		says: [
			{ title: 'map.title', says: ['map.places', 'map.roads', MapExample] },
			{
				title: 'setup.title',
				says: [
					'setup.text',
					{ when: ({ start }: Options) => start === 'learning', says: ['setup.learning'] },
				],
			},
			{
				title: 'turn.title',
				says: [
					'turn.text',
					{ title: 'income.title', says: ['income.text', IncomeTable, IncomeExample] },
					{ title: 'develop.title', says: ['develop.text', 'develop.pass', DevelopExample] },
					{ title: 'share.title', says: ['share.text', ShareExample] },
					{
						title: 'evaluate.title',
						says: [
							'evaluate.open',
							['evaluate.majority', 'evaluate.full'],
							{ figures: [MajorityExample, FullExample] },
							'evaluate.home',
							'evaluate.beside',
						],
					},
					{ title: 'region.title', says: ['region.text', RegionExample, TrackPoints, RegionTable] },
				],
			},
			{
				title: 'bonus.title',
				says: ['bonus.text', ['bonus.again', 'bonus.double', 'bonus.cash'], TwiceExample],
			},
			{
				title: 'end.title',
				says: ['end.red', EndExample, 'end.idle', 'end.score', 'end.unscored', 'end.winner'],
			},
			{ title: 'few.title', says: ['few.text', FewExample] },
			{ title: 'details.title', says: [['details.supply', 'details.roads', 'details.order']] },
			{ title: 'expert.title', when: ({ expert }: Options) => expert !== 'off', says: ['expert.text'] },
			{
				title: 'milestones.title',
				when: ({ milestones }: Options) => milestones,
				says: ['milestones.text', milestoneIds.map((milestone) => `milestone.${milestone}` as const)],
			},
			{ title: 'boom.title', when: ({ boom }: Options) => boom, says: ['boom.text', BoomExample] },
			{
				title: 'regions.title',
				when: ({ regions }: Options) => regions !== 'off',
				says: [
					'regions.text',
					['regions.dollars', 'regions.bonus', 'regions.track', 'regions.development', 'regions.route'],
					ChainExample,
					'regions.keep',
				],
			},
		],
	},
	refusals,
)
