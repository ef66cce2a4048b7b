import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'
import { freePort } from '../support/free-port.ts'

/** `npm start`, as far as a person at the terminal sees it. */
function start(port: number) {
	const child = spawn(process.execPath, [inProject('worker/local/start.ts')], {
		env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}` },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const shown = { text: '' }
	const ended = once(child, 'exit').then(([code]) => code as number)
	const said = (words: string) =>
		new Promise<void>((resolve) => {
			const look = (chunk: Buffer) => {
				shown.text += chunk
				if (shown.text.includes(words)) resolve()
			}
			child.stdout.on('data', look)
			child.stderr.on('data', look)
		})
	return { child, shown, ended, said }
}

test('npm start says where it serves, serves there, and ends when it is interrupted', async () => {
	const port = await freePort()
	const { child, said, ended } = start(port)
	await said(`http://127.0.0.1:${port}`)
	const response = await fetch(`http://127.0.0.1:${port}/api/health`)
	expect(await response.json()).toEqual({ ok: true })
	expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('Content-Type')).toContain('text/html')
	child.kill('SIGINT')
	expect(await ended).toBe(0)
})

test('npm start on a port that is taken says so and gives up', async () => {
	const holder = createServer().listen(0, '127.0.0.1')
	await once(holder, 'listening')
	const { port } = holder.address() as AddressInfo
	const { said, ended, shown } = start(port)
	await said('taken')
	expect(await ended).toBe(1)
	expect(shown.text).toBe(
		`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`,
	)
	holder.close()
})
