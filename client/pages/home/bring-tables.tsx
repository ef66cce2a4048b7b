import './bring-tables.css'
import { isRoomCode, lettersOfCode } from '../../app/room-code.ts'
import { passagePath, secretIn } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { homeWords } from './words.en.ts'

const { t } = homeWords

/** Seats come from the browser to the app on the home screen as they come to any other device: by a link. */
export function BringTables() {
	const paste = async () => {
		const text = await navigator.clipboard.readText().catch(() => '')
		const [code, secret] = [lettersOfCode(text), secretIn(text)]
		if (secret !== undefined && isRoomCode(code)) navigate(passagePath(code, secret))
		else toast(t('bring.none'))
	}
	return (
		<section class="bring-tables" aria-labelledby="bring-tables">
			<h2 id="bring-tables">{t('bring.heading')}</h2>
			<p>{t('bring.text')}</p>
			<Button icon="link" onClick={paste}>
				{t('bring.paste')}
			</Button>
		</section>
	)
}
