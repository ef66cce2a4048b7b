import type { RoomObject } from './room-object.ts'
import type { ShelfObject } from './shelf-object.ts'
import type { SignalObject } from './signal-object.ts'

/** What wrangler.toml binds. */
export interface Env {
	ASSETS: Fetcher // the built client
	ROOMS: DurableObjectNamespace<RoomObject>
	SIGNALS: DurableObjectNamespace<SignalObject>
	SHELVES: DurableObjectNamespace<ShelfObject>
	ICE_SERVERS: string // a JSON list, as RTCPeerConnection takes it
	ADDRESS_HEADER: string // by which the platform names a client's address; '' where none does
	PUSH_KEYS?: string // what push services know this server by, as JSON; without it nobody is called
	PUSH_SERVICES: string // the hosts that people may be called by, apart by spaces
	VERSION?: WorkerVersionMetadata // which of those that were deployed this is; a server of one's own knows none
	METRICS?: AnalyticsEngineDataset // where events are counted; without it none is
	CREATE_LIMIT: RateLimit
	ENTER_LIMIT: RateLimit
	ASK_LIMIT: RateLimit
}

export interface HonoEnv {
	Bindings: Env
	Variables: { page?: URL } // the origin of the page that asks, once that was found to be ours
}
