import type { Signal } from '@preact/signals'
import { isDoubled, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { endOf, stationName } from '../describe.ts'
import type { Owners } from '../owner.ts'
import { LinePicture } from './line-picture.tsx'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface OwnLinesProps {
	table: Table
	owners: Owners
	lines: readonly Line[] // all of one owner
	seen: Signal<number | undefined> // the departure of the one that is shown
}

/** An owner's finished lines, the best first; each shows itself on the board. */
export function OwnLines({ table, owners, lines, seen }: OwnLinesProps) {
	const finished = lines.filter((line) => line.end !== UNFINISHED).sort((a, b) => b.points - a.points)
	const open = lines.length - finished.length
	return (
		<>
			{finished.length === 0 && <p class="soft">{t('none')}</p>}
			<ul>
				{finished.map((line) => (
					<li key={line.departure}>
						<LineRow line={line} seen={seen} />
						{seen.value === line.departure && <LinePicture table={table} owners={owners} line={line} />}
					</li>
				))}
			</ul>
			{open > 0 && finished.length > 0 && <p class="soft">{t('open', { count: open })}</p>}
		</>
	)
}

function LineRow({ line, seen }: { line: Line; seen: OwnLinesProps['seen'] }) {
	const { departure, end, length, points } = line
	const isSeen = seen.value === departure
	return (
		<button
			type="button"
			class="metro-line-result"
			aria-expanded={isSeen}
			title={t('see')}
			onClick={() => {
				seen.value = isSeen ? undefined : departure
			}}
		>
			<span>{t('line', { station: stationName(departure), end: endOf(line) })}</span>
			{isDoubled(departure, end) && <span class="soft">{t('doubled', { length })}</span>}
			<strong>{points}</strong>
		</button>
	)
}
