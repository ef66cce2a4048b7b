import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer

beforeAll(async () => {
	house = await serveForTest({ pages: false })
})
afterAll(() => house.stop())

test('W65: asking for rooms that are not there writes nothing into the state folder', async () => {
	const first = await house.createRoom()
	await house.ask('/api/rooms/BCDFGH')
	// The runtime makes an empty file for an object that is asked for; ours would be the pages in it.
	const [empty] = (await databaseSizes()).sort((a, b) => a - b)
	for (const code of ['CDFGHJ', 'DFGHJK', 'FGHJKL']) {
		expect((await house.ask(`/api/rooms/${code}`)).status).toBe(404)
		const client = await house.connect(code)
		await client.untilClosed()
		expect(client.closed).toMatchObject({ code: 4004 })
	}
	const sizes = (await databaseSizes()).sort((a, b) => a - b)
	expect(sizes.slice(0, -1)).toEqual([empty, empty, empty, empty])
	expect(sizes.at(-1)).toBeGreaterThan(empty!)
	expect((await house.ask(`/api/rooms/${first}`)).status).toBe(200)
})

/** Of every room's database: its file and what waits to be merged into it. */
async function databaseSizes(): Promise<number[]> {
	const folder = join(house.state, 'do', 'junction-RoomObject')
	const files = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
	return Promise.all(
		files.map(async (file) => {
			const parts = [file, `${file}-wal`].map((name) => stat(join(folder, name)).then(({ size }) => size))
			return (await Promise.all(parts)).reduce((sum, size) => sum + size, 0)
		}),
	)
}
