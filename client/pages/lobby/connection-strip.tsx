import './connection-strip.css'
import type { Connection } from '../../connection/connection.ts'
import { Icon } from '../../design/icon.tsx'
import { lobbyWords } from './words.en.ts'

/** Says that the connection is broken, while it is. */
export function ConnectionStrip({ connection }: { connection: Connection }) {
	const status = connection.status.value
	const broken = status === 'reconnecting' || status === 'offline' || status === 'host-away'
	return (
		<div class="connection-strip" role="status">
			{broken && (
				<p>
					<Icon name="offline" size={20} />
					<span>{lobbyWords.t(`strip.${status}`)}</span>
					{status === 'reconnecting' && (
						<button type="button" onClick={connection.retryNow}>
							{lobbyWords.t('strip.retry')}
						</button>
					)}
				</p>
			)}
		</div>
	)
}
