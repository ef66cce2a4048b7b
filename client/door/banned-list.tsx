import './banned-list.css'
import type { Connection } from '../connection/connection.ts'
import { Button } from '../design/button.tsx'
import { tell } from '../room/tell.tsx'
import { doorWords } from './words.en.ts'

const { t } = doorWords

/** For whoever opened the room, and for nobody else: those they shut out, each with the way back in. */
export const BannedList = ({ connection }: { connection: Connection }) => (
	<section class="banned-list" aria-labelledby="banned">
		<h3 id="banned">{t('banned')}</h3>
		<ul>
			{connection.banned.value.map(({ id, name }) => (
				<li key={id}>
					<span>{name || t('banned.somebody')}</span>
					<Button
						aria-label={t('banned.pardon.about', { name: name || t('banned.somebody') })}
						onClick={() => void tell(connection, 'pardon', { ban: id })}
					>
						{t('banned.pardon')}
					</Button>
				</li>
			))}
		</ul>
	</section>
)
