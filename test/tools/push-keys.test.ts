import { execFile } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'

const draw = async (...words: string[]) => {
	const { stdout } = await promisify(execFile)(process.execPath, [
		inProject('worker/local/push-keys.ts'),
		...words,
	])
	return JSON.parse(stdout)
}

test('the command draws a pair of keys on P-256, as the worker reads them, and another each time', async () => {
	const [keys, others] = await Promise.all([draw('mailto:a@b.test'), draw('https://b.test')])
	expect([keys.contact, others.contact]).toEqual(['mailto:a@b.test', 'https://b.test'])
	const pair = createECDH('prime256v1')
	pair.setPrivateKey(keys.private, 'base64url')
	expect(pair.getPublicKey('base64url')).toBe(keys.public)
	expect(keys.private).toHaveLength(43)
	expect(others.private).not.toBe(keys.private)
})

test('without somebody whom a push service may write to it draws none', async () => {
	await expect(draw()).rejects.toThrow('Whom may a push service write to?')
	await expect(draw('somebody')).rejects.toThrow()
})
