import type { Plugin } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { bundleWorker } from '../build/bundle-worker.ts'
import { inProject } from '../build/paths.ts'

export interface Wishes {
	host: string
	port: number // 0 for any that is free
	state: string // the folder that keeps the rooms
	pages?: boolean | string // false to serve the API alone; or the folder of another build
	limit?: number // requests a minute for each address, instead of what wrangler.toml says
	entry?: string // another main module, with the Durable Objects that it adds by binding and class
	objects?: Record<string, string>
	plugins?: Plugin[] // for bundling it
	push?: PushConfiguration // instead of what the environment says
	version?: string // by which the worker knows itself; a server of one's own has none
	outside?: V4WorkerOptions['outboundService'] // answers what the worker asks of other servers, in their place
}

export interface PushConfiguration {
	keys: string
	services: string
}

export interface Served {
	url: URL
	reload(): Promise<void> // bundles again, and goes on with the same state
	stop(): Promise<void>
}

/** Runs the worker in workerd as the platform would: configured by wrangler.toml, pages included. */
export async function serve(wishes: Wishes): Promise<Served> {
	const miniflare = new Miniflare(await configure(wishes))
	return {
		url: await miniflare.ready,
		reload: async () => miniflare.setOptions(await configure(wishes)),
		stop: () => miniflare.dispose(),
	}
}

async function configure(wishes: Wishes) {
	const { host, port, state, pages = true, limit, entry, objects = {}, plugins, outside, version } = wishes
	const push = wishes.push ?? { keys: process.env.PUSH_KEYS ?? '', services: process.env.PUSH_SERVICES }
	const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(inProject('wrangler.toml'))
	const {
		modulesRules,
		assets,
		ratelimits = {},
		durableObjects,
		bindings,
		versionMetadata, // else each start would be another version
		...worker
	} = workerOptions as V4WorkerOptions
	const added = Object.entries(objects).map(([name, className]) => [name, { className, useSQLite: true }])
	return convertV4MiniflareOptions({
		...worker,
		...(pages && assets && { assets: typeof pages === 'string' ? { ...assets, directory: pages } : assets }),
		durableObjects: { ...durableObjects, ...Object.fromEntries(added) },
		bindings: {
			...bindings,
			ICE_SERVERS: process.env.ICE_SERVERS ?? '[]', // no other machine is asked unless told
			PUSH_KEYS: push.keys,
			...(version && { VERSION: { id: version } }),
			...(push.services && { PUSH_SERVICES: push.services }),
			ADDRESS_HEADER: process.env.ADDRESS_HEADER ?? '', // whatever clients send as such is their own invention
		},
		ratelimits: limit === undefined ? ratelimits : withLimit(ratelimits, limit),
		...(outside && { outboundService: outside }),
		name: 'junction',
		modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundleWorker(entry ?? main, plugins) }],
		host,
		port,
		resourcePersistencePath: state,
		cf: false, // what the platform knows of a request would be asked of the internet
	})
}

type RateLimits = NonNullable<V4WorkerOptions['ratelimits']>

const withLimit = (limits: RateLimits, limit: number): RateLimits =>
	Object.fromEntries(
		Object.entries(limits).map(([name, { simple, ...rest }]) => [
			name,
			{ ...rest, simple: { ...simple, limit } },
		]),
	)
