import './television-panel.css'
import { copyText } from '../app/copy-text.ts'
import { screenPath } from '../app/route.ts'
import { toast } from '../design/announcer.tsx'
import { Button, ButtonLink } from '../design/button.tsx'
import { televisionWords } from './words.en.ts'

const { t } = televisionWords

/** Where a television finds the room. */
export function TelevisionPanel({ code }: { code: string }) {
	const path = screenPath(code)
	const link = location.origin + path
	const copy = async () => {
		toast((await copyText(link)) ? t('copied') : t('copy.failed', { link }))
	}
	return (
		<div class="television">
			<p>{t('text')}</p>
			<p class="television-address">
				{location.host}
				<wbr />
				{path}
			</p>
			<div class="television-ways">
				<Button icon="copy" onClick={copy}>
					{t('copy')}
				</Button>
				<ButtonLink icon="television" href={path}>
					{t('open')}
				</ButtonLink>
			</div>
			<p class="soft">{t('hint')}</p>
		</div>
	)
}
