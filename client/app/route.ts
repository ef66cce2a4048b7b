import { isLocalCode } from './room-code.ts'

/** Where somebody is, from the address. */
export type Route =
	| { page: 'home' }
	| { page: 'room'; code: string }
	| { page: 'local'; code: string } // a room on this device alone
	| { page: 'screen'; code: string } // the same on a television, for everybody in front of it
	| { page: 'peer'; code: string } // a room that somebody's device keeps; who that is, the fragment tells
	| { page: 'replay'; part: string } // the game itself, or a look back on it: the fragment holds it
	| { page: 'rules'; game: string }
	| { page: 'daily'; part: string } // today's, of another day, or what a link tells of somebody's
	| { page: 'games' } // those that this device keeps
	| { page: 'learn'; game: string; lesson: string } // without a lesson, all that there are
	| { page: 'privacy' } // what is kept of whom, and how it is erased
	| { page: 'nowhere' }

export function routeOf(pathname: string): Route {
	const [first = '', second = '', third = '', ...more] = pathname.split('/').filter(Boolean)
	if (first === 'learn' && second !== '' && more.length === 0)
		return { page: 'learn', game: second, lesson: third }
	if (first === 'r' && third === 'screen' && more.length === 0)
		return { page: 'screen', code: second.toUpperCase() }
	if (third !== '') return { page: 'nowhere' }
	if (first === '') return { page: 'home' }
	if (first === 'r' && second !== '') return { page: 'room', code: second.toUpperCase() }
	if (first === 'local' && isLocalCode(second)) return { page: 'local', code: second }
	if (first === 'p' && second !== '') return { page: 'peer', code: second.toUpperCase() }
	if (first === 'replay') return { page: 'replay', part: second }
	if (first === 'rules' && second !== '') return { page: 'rules', game: second }
	if (first === 'games' && second === '') return { page: 'games' }
	if (first === 'daily') return { page: 'daily', part: second }
	if (first === 'privacy' && second === '') return { page: 'privacy' }
	return { page: 'nowhere' }
}

export const roomPath = (code: string): string => `/${isLocalCode(code) ? 'local' : 'r'}/${code}`

/** The room as a television shows it; short, since somebody types it with a remote control. */
export const screenPath = (code: string): string => `${roomPath(code)}/screen`

export const peerPath = (code: string, fingerprint: string): string => `/p/${code}#${fingerprint}`

const SEAT = /#seat=([0-9a-f]{32})$/

/** The link by which a seat goes to another device: fragments are sent to no server. */
export const passagePath = (code: string, secret: string): string => `${roomPath(code)}#seat=${secret}`

/** What such a link holds besides its room. */
export const secretIn = (link: string): string | undefined => SEAT.exec(link.trim())?.[1]

/** The way to a room, wherever it is kept. */
export const pathTo = ({ code, host }: { code: string; host?: string | undefined }): string =>
	host === undefined ? roomPath(code) : peerPath(code, host)

export const GAMES_PATH = '/games'

export const rulesPath = (game: string): string => `/rules/${game}`

export const lessonPath = (game: string, lesson = ''): string => `/learn/${game}/${lesson}`.replace(/\/$/, '')
