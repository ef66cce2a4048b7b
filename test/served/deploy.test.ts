import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'
import { playSmokeGame } from '../../worker/deploy/smoke-game.ts'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer

beforeAll(async () => {
	house = await serveForTest({ pages: false, version: 'new' })
})
afterAll(() => house.stop())

test('a page’s own connection plays a whole game against the server', async () => {
	expect(await playSmokeGame(house.url)).toBeGreaterThan(20)
})

test('a server that opens no rooms fails the game', async () => {
	const shut = await serveForTest({ pages: false, limit: 1 })
	await shut.createRoom()
	await expect(playSmokeGame(shut.url)).rejects.toThrow('No room was opened: 429.')
	await shut.stop()
})

test('npm run deploy rehearses, uploads, and gives the new version more and more, by what wrangler tells', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'junction-wrangler-'))
	const notes = join(folder, 'notes')
	const words = [
		'--url',
		house.url.origin,
		'--watch',
		'0',
		'--wrangler',
		inProject('test/support/fake-wrangler.mjs'),
	]
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[inProject('worker/deploy/deploy.ts'), ...words],
		{ env: { ...process.env, FAKE_WRANGLER: notes, FAKE_ADDRESS: house.url.origin } },
	)
	expect(JSON.parse(stdout)).toEqual({ released: 'new' })
	expect((await readFile(notes, 'utf8')).trim().split('\n')).toEqual([
		'deployments status --json --name junction',
		'deploy --name junction-rehearsal',
		'versions upload --name junction',
		'versions deploy new@0% old@100% --yes --name junction',
		'versions deploy new@5% old@95% --yes --name junction',
		'versions deploy new@100% --yes --name junction',
	])
	await rm(folder, { recursive: true })
})
