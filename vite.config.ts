import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { groups, preloadsOf } from './worker/build/chunks.ts'
import { inProject } from './worker/build/paths.ts'
import { earlyLoads } from './worker/build/plugins/early-loads.ts'
import { languagesApart } from './worker/build/plugins/languages-apart.ts'
import { offlineCopy } from './worker/build/plugins/offline-copy.ts'
import { peerLibraries } from './worker/build/plugins/peer-libraries.ts'
import { withinThePage } from './worker/build/plugins/within-the-page.ts'
import { lightYjs, readingYjs } from './worker/build/yjs/light-yjs.ts'

export default defineConfig({
	root: 'client',
	plugins: [
		preact(),
		lightYjs,
		readingYjs,
		languagesApart,
		earlyLoads,
		withinThePage(),
		peerLibraries,
		offlineCopy(),
	],
	worker: { format: 'es', plugins: () => [lightYjs, languagesApart] },
	build: {
		outDir: '../dist/client',
		emptyOutDir: true,
		target: 'es2022',
		modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
		rolldownOptions: {
			input: [inProject('client/index.html'), inProject('client/service-worker.ts')],
			output: {
				// The service worker's address must stay the same.
				entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
				codeSplitting: { groups },
			},
		},
	},
})
