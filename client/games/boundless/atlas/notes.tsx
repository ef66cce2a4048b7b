import './notes.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { Sheet } from '../../../design/sheet.tsx'
import { language } from '../../../i18n/language.ts'
import { mapName, mapOf, regionName, stateName, stateOf } from '../names.ts'
import { atlasWords } from './words.en.ts'

interface NotesProps {
	id: MapId
	open: boolean
	onClose: () => void
}

const { t } = atlasWords

/** What people always ask about a map. */
export const Notes = ({ id, open, onClose }: NotesProps) => (
	<Sheet open={open} title={t('notes.title', { map: mapName(id) })} onClose={onClose}>
		<NotesText id={id} />
	</Sheet>
)

export function NotesText({ id }: { id: MapId }) {
	const { links, parts, notes } = mapOf(id)
	const split = Object.entries(parts)
	return (
		<div class="boundless-notes">
			<h3>{t('notes.links')}</h3>
			<p>{t('notes.links.text')}</p>
			<ul class="boundless-notes-links">
				{links.map(({ between: [one, other], kind }) => (
					<li key={`${one} ${other}`}>
						{stateName(id, stateOf(id, one))} – {stateName(id, stateOf(id, other))}
						{kind === 'bridge' && <small> {t('notes.bridge')}</small>}
					</li>
				))}
			</ul>
			{split.length > 0 && (
				<>
					<h3>{t('notes.parts')}</h3>
					<p>{t('notes.parts.text')}</p>
					<ul>
						{split.map(([state, regions]) => (
							<li key={state}>
								{Object.keys(regions)
									.map((region) => regionName(id, region))
									.join(' · ')}
							</li>
						))}
					</ul>
				</>
			)}
			<h3>{t('notes.surprises')}</h3>
			<ul>
				{notes.map((note) => (
					<li key={note.en}>{note[language.value]}</li>
				))}
			</ul>
		</div>
	)
}
