import './rules.css'
import { mapIds } from '../../../../shared/games/boundless/data/atlas.ts'
import type { Options } from '../../../../shared/games/boundless/options.ts'
import { Marked } from '../../../rules/marked.tsx'
import { rulesFrom } from '../../../rules/rules-form.tsx'
import { NotesText } from '../atlas/notes.tsx'
import { mapClosed } from '../map-closed.ts'
import { mapName } from '../names.ts'
import { PracticeButton } from '../overlay/practice-button.tsx'
import { StudyButton } from '../overlay/study-button.tsx'
import { RingExample, StackExample } from './cards-example.tsx'
import { journeyExample } from './journey-example.tsx'
import { refusals } from './refusals.ts'
import { RoundsTable } from './rounds-table.tsx'
import { ruleWords } from './words.en.ts'

const Ways = () => (
	<div class="boundless-ways">
		<StudyButton />
		<PracticeButton />
	</div>
)

const Maps = () => <Marked text={ruleWords.t('variants.maps', { maps: mapIds.map(mapName).join(', ') })} />

const MapNotes = ({ options }: { options?: unknown }) =>
	mapClosed.value ? null : (
		<>
			<h2>{ruleWords.t('map.title')}</h2>
			<NotesText id={(options as Options | undefined)?.map ?? 'europe'} />
		</>
	)

export default rulesFrom(
	ruleWords,
	{
		lead: 'idea',
		says: [
			Ways,
			{
				title: 'round.title',
				says: [{ inOrder: ['round.ring', 'round.centre', 'round.settle'] }, RingExample],
			},
			{
				title: 'price.title',
				says: [
					['price.walk', 'price.pairs', 'price.forty', 'price.stack'],
					{
						figures: [
							journeyExample('figure.near', { round: 1, centre: ['DE'], picks: ['SI'] }),
							journeyExample('figure.pair', { round: 3, centre: ['DE'], picks: ['AT', 'SI'] }),
							journeyExample('figure.parts', { round: 1, centre: ['PL'], picks: ['RU'] }),
							StackExample,
						],
					},
					'price.poor',
				],
			},
			{ title: 'rounds.title', says: [RoundsTable, 'rounds.last', 'rounds.deck'] },
			{ title: 'fair.title', says: ['fair.text'] },
			{ title: 'slow.title', says: ['slow.ready', 'slow.late'] },
			{
				title: 'variants.title',
				says: [
					[
						Maps,
						{ item: 'variants.colours', when: ({ twoColours }: Options) => twoColours },
						{ item: 'variants.sight', when: ({ mapInSight }: Options) => mapInSight.length > 0 },
					],
				],
			},
			MapNotes,
		],
	},
	refusals,
)
