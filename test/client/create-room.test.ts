import { afterEach, expect, test, vi } from 'vitest'
import { createRoom } from '../../client/pages/home/create-room.ts'

afterEach(() => vi.unstubAllGlobals())

const page = '<!DOCTYPE html><title>Too many requests</title>'

test.each([
	['the server limits an address', () => Response.json({ code: 'too-fast' }, { status: 429 }), 'too-fast'],
	['the platform has had enough for today', () => new Response(page, { status: 429 }), 'resting'],
	['an object may not write any more', () => Response.json({ code: 'internal' }, { status: 500 }), 'resting'],
	['the platform is overloaded', () => new Response(page, { status: 503 }), 'resting'],
	['the wish is none', () => Response.json({ code: 'malformed' }, { status: 400 }), 'refused'],
	['there is no network', () => Promise.reject(new TypeError('no network')), 'unreachable'],
])('where %s, the reason is told as such', async (_, answer, reason) => {
	vi.stubGlobal('fetch', async () => answer())
	await expect(createRoom('any', 'invite')).rejects.toMatchObject({ reason })
})
