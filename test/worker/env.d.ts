declare namespace Cloudflare {
	interface GlobalProps {
		mainModule: typeof import('../../worker/index.ts')
	}
	interface Env extends Readonly<import('../../worker/env.ts').Env> {}
}
