import './keys-list.css'
import type { Connection } from '../../connection/connection.ts'
import type { Play } from '../../games/game.ts'
import { logName } from '../log-name.ts'
import { panelWords } from './words.en.ts'

interface KeysListProps {
	play: Play
	connection: Connection
}

/** Every key that does something here. */
export const KeysList = ({ play: { keys, zoom, hint }, connection }: KeysListProps) => (
	<div class="keys">
		{keys && (
			<>
				<h3>{panelWords.t('keys.game')}</h3>
				<Keys
					list={keys.shortcuts
						.filter(({ applies }) => applies?.() ?? true)
						.map((shortcut) => [shortcut.keys, shortcut.label()])}
				/>
			</>
		)}
		{zoom && (
			<>
				<h3>{panelWords.t('keys.board')}</h3>
				<Keys
					list={[
						[['←', '→', '↑', '↓'], panelWords.t('keys.arrows')],
						[['Enter'], panelWords.t('keys.enter')],
						[['+', '−', '0'], panelWords.t('keys.zoom')],
					]}
				/>
			</>
		)}
		<h3>{panelWords.t('keys.table')}</h3>
		<Keys
			list={[
				[['L'], logName(connection)],
				[['M'], panelWords.t('keys.menu')],
				[['T'], panelWords.t('keys.text')],
				[['I'], panelWords.t('keys.explain')],
				...(hint ? [[['H'], panelWords.t('keys.hint')] as const] : []),
				[['?'], panelWords.t('keys.help')],
			]}
		/>
	</div>
)

/** As it stands on the key. */
const nameOf = (key: string): string =>
	panelWords.find(`key.${key}`) ?? (key.length === 1 ? key.toUpperCase() : key)

const Keys = ({ list }: { list: readonly (readonly [readonly string[], string])[] }) => (
	<dl>
		{list.map(([keys, label]) => (
			<div key={label}>
				<dt>
					{keys.map((key) => (
						<kbd key={key}>{nameOf(key)}</kbd>
					))}
				</dt>
				<dd>{label}</dd>
			</div>
		))}
	</dl>
)
