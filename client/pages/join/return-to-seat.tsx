import type { SeatView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { tell } from '../../room/tell.tsx'
import { lobbyWords } from '../lobby/words.en.ts'
import { WatchButton } from './watch-button.tsx'

interface ReturnToSeatProps {
	connection: Connection
	seat: SeatView // ours, played by somebody else or by nobody
	watch: () => void
}

const { t } = lobbyWords

/** For whoever got up: the seat is still theirs. */
export const ReturnToSeat = ({ connection, seat, watch }: ReturnToSeatProps) => (
	<>
		<p>{t(`join.back.${seat.played}`)}</p>
		<Button wide kind="primary" onClick={() => tell(connection, 'reclaim')}>
			{t('join.reclaim')}
		</Button>
		<WatchButton watch={watch} />
	</>
)
