import { shapeOf } from '../../client/design/identity.ts'
import type { GameLobby, GameResult, GameRules } from '../../client/games/game.ts'
import { noughts, type Options, outcomeOf, type Step, type Table } from './game.ts'
import { cellName } from './table.tsx'
import { noughtsWords } from './words.en.ts'

const { t, find } = noughtsWords

/** The picture on the home page. */
export const Miniature = () => (
	<svg viewBox="-18 -18 36 36" aria-hidden="true">
		<path d="M-6-18V18M6-18V18M-18-6H18M-18 6H18" stroke="currentColor" fill="none" />
		<path d={shapeOf(0)} transform="scale(.4)" fill-rule="evenodd" />
	</svg>
)

export const lobby: GameLobby = {
	fields: noughts.options.fields,
	bots: Object.keys(noughts.bots),
	check: () => undefined,
	label: (option) => find(`option.${option}`) ?? option,
	value: (_, value) => String(value),
	hint: (option) => find(`hint.${option}`),
	bot: (name) => find(`bot.${name}`) ?? name,
	summary: (options) => ((options as Options).misere ? [t('option.misere')] : []),
	explain: (code) => find(`rejected.${code}`),
}

export const rules: GameRules = {
	title: () => t('title'),
	Rules: () => (
		<>
			<p class="lead">{t('rules.idea')}</p>
			<p>{t('rules.end')}</p>
		</>
	),
}

/** The cells that each has marked. */
const Details: GameResult['Details'] = ({ view: { about, moves } }) => (
	<ul>
		{about.seats.map(({ id, name }, place) => {
			const own = moves.filter(([seat]) => seat === place)
			const cells = own.map(([, event]) => cellName((event as Step).cell)).join(', ')
			return <li key={id}>{t('result.details', { name, cells })}</li>
		})}
	</ul>
)

export const result: GameResult = {
	progress: ({ table, moves }) => [...moves.map(() => [0, 0]), outcomeOf(table as Table)?.scores ?? [0, 0]],
	moment: () => undefined,
	Details,
}
