declare namespace Cloudflare {
	interface GlobalProps {
		mainModule: typeof import('../../worker/index.ts')
	}
	interface Env extends Readonly<import('../../worker/env.ts').Env> {}
}

/** What Vite makes of it: all files that a pattern names. */
interface ImportMeta {
	glob<Module>(pattern: string, options: { eager: true; import: 'default' }): Record<string, Module>
}
