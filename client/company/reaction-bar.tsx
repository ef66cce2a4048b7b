import { Outline } from '../design/outline.tsx'
import './reaction-bar.css'
import type { Connection } from '../connection/connection.ts'
import { toast } from '../design/announcer.tsx'
import { explainLater } from '../i18n/explain-later.ts'
import { glyphs } from './glyphs.ts'
import { companyWords } from './words.en.ts'

interface ReactionBarProps {
	connection: Connection
	onDone?: (() => void) | undefined
}

/** Eight signs; a tap makes one. */
export function ReactionBar({ connection, onDone }: ReactionBarProps) {
	const react = async (reaction: number) => {
		onDone?.()
		const refused = await connection.send('react', { reaction })
		if (refused) toast(await explainLater(refused))
	}
	return (
		<fieldset class="reaction-bar">
			<legend class="unseen">{companyWords.t('react')}</legend>
			<div>
				{glyphs.map((glyph, number) => (
					<button
						key={glyph.name}
						type="button"
						class="reaction-button"
						aria-label={companyWords.t(`reaction.${glyph.name}`)}
						title={companyWords.t(`reaction.${glyph.name}`)}
						onClick={() => void react(number)}
					>
						<Outline path={glyph.path} size={28} />
					</button>
				))}
			</div>
		</fieldset>
	)
}
