import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import { logName } from '../../client/table/log-name.ts'
import { speak } from './support/speak.ts'

const [HERE, ONLINE] = ['123456', 'BCDFGH']

function nameAt(code: string, bots: readonly (string | null)[], said: readonly string[] = []): string {
	const seats = bots.map((bot) => ({ bot }))
	return logName({ room: signal({ code, seats }), chat: signal(said) } as unknown as Connection)
}

test.each([
	['en', 'What happened', 'What happened, and chat'],
	['fr', 'Déroulement', 'Déroulement et discussion'],
] as const)('the way to the log speaks of a chat where there is one (%s)', async (language, alone, both) => {
	await speak(language)
	expect(nameAt(HERE, [null, 'gentle'])).toBe(alone)
	expect(nameAt(HERE, [null, 'gentle'], ['Hello'])).toBe(both)
	expect(nameAt(HERE, [null, null])).toBe(both)
	expect(nameAt(ONLINE, [null, 'gentle'])).toBe(both)
})
