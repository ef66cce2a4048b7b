import { lazily } from '../../design/lazily.tsx'

const roomNotices = () => import('../notices/room-notices.tsx')

/** What somebody does not come to need not load: whoever goes straight to the table sees no lobby. */
export const JoinPage = lazily(async () => (await import('../join/join-page.tsx')).JoinPage)
export const LobbyPage = lazily(async () => (await import('../lobby/lobby-page.tsx')).LobbyPage)
export const ShutNotice = lazily(async () => (await import('../notices/shut-notice.tsx')).ShutNotice)
export const NoSuchRoomNotice = lazily(async () => (await roomNotices()).NoSuchRoomNotice)
export const ClosedNotice = lazily(async () => (await roomNotices()).ClosedNotice)
export const ReplacedNotice = lazily(async () => (await roomNotices()).ReplacedNotice)
export const HostAwayNotice = lazily(async () => (await roomNotices()).HostAwayNotice)
export const MovedNotice = lazily(async () => (await import('../lobby/moved-notice.tsx')).MovedNotice)
export const PassagePage = lazily(async () => (await import('../passage/passage-page.tsx')).PassagePage)
export const PeerPage = lazily(async () => (await import('../peer/peer-page.tsx')).PeerPage)
export const ResultSheet = lazily(
	async () => (await import('../result/result-sheet.tsx')).ResultSheet,
	() => null, // the table stands below it
)

export const loadTable = async () => (await import('../../table/table-page.tsx')).TablePage
export const TablePage = lazily(loadTable)
