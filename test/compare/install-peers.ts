import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the peers are, and what they need beside. */
export const peers = {
	'@colyseus/core': '0.17.51',
	'@colyseus/schema': '4.0.31',
	'@colyseus/sdk': '0.17.43',
	'@colyseus/ws-transport': '0.17.13',
	'boardgame.io': '0.50.2',
	express: '4.22.3', // which Colyseus' transport asks for
	'node-persist': '3.1.0', // with which boardgame.io keeps files; newer ones hold each write back for a second
}

/** Newer ones copy the list of handlers too early for boardgame.io, and its lobby answers nothing. */
const overrides = { 'koa-compose': '4.1.0' }

/** Installs them into a folder apart from the project, once; answers where. */
export function installPeers(folder = join(tmpdir(), 'junction-peers')): string {
	if (existsSync(join(folder, 'node_modules/boardgame.io'))) return folder
	mkdirSync(folder, { recursive: true })
	writeFileSync(
		join(folder, 'package.json'),
		JSON.stringify({ private: true, dependencies: peers, overrides }),
	)
	execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	return folder
}
