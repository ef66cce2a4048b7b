import { Hono } from 'hono'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'
import { tellFailure } from './failure-line.ts'
import { aboutRoom } from './routes/about-room.ts'
import { continueRoom } from './routes/continue-room.ts'
import { continuedRoom } from './routes/continued-room.ts'
import { createRoom } from './routes/create-room.ts'
import { health } from './routes/health.ts'
import { iceServers } from './routes/ice-servers.ts'
import { keepSeat } from './routes/keep-seat.ts'
import { keepTable } from './routes/keep-table.ts'
import { keptRooms } from './routes/kept-rooms.ts'
import { openSignalling } from './routes/open-signalling.ts'
import { openSocket } from './routes/open-socket.ts'
import { page } from './routes/page.ts'
import { passage } from './routes/passage.ts'
import { push } from './routes/push.ts'
import { securityHeaders } from './security-headers.ts'

export { RoomObject } from './room-object.ts'
export { ShelfObject } from './shelf-object.ts'
export { SignalObject } from './signal-object.ts'

const app = new Hono<HonoEnv>()
	.use(securityHeaders)
	.route('/api', createRoom)
	.route('/api', continueRoom)
	.route('/api', continuedRoom)
	.route('/api', aboutRoom)
	.route('/api', openSocket)
	.route('/api', keepSeat)
	.route('/api', keptRooms)
	.route('/api', keepTable)
	.route('/api', push)
	.route('/api', passage)
	.route('/api', openSignalling)
	.route('/api', iceServers)
	.route('/api', health)
	.all('/api/*', (c) => refuse(c, 'no-such-route'))
	.route('/', page)
	.notFound((c) => refuse(c, 'no-such-route'))
	.onError((error, c) => {
		tellFailure('route', error, c.env)
		return refuse(c, 'internal')
	})

export default app
