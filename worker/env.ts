import type { RoomObject } from './room-object.ts'

/** What wrangler.toml binds. */
export interface Env {
	ASSETS: Fetcher // the built client
	ROOMS: DurableObjectNamespace<RoomObject>
	CREATE_LIMIT: RateLimit
	ENTER_LIMIT: RateLimit
}

export interface HonoEnv {
	Bindings: Env
}
