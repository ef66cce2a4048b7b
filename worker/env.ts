import type { RoomObject } from './room-object.ts'
import type { SignalObject } from './signal-object.ts'

/** What wrangler.toml binds. */
export interface Env {
	ASSETS: Fetcher // the built client
	ROOMS: DurableObjectNamespace<RoomObject>
	SIGNALS: DurableObjectNamespace<SignalObject>
	ICE_SERVERS: string // a JSON list, as RTCPeerConnection takes it
	CREATE_LIMIT: RateLimit
	ENTER_LIMIT: RateLimit
}

export interface HonoEnv {
	Bindings: Env
}
