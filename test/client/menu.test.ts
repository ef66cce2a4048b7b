import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import { elementsIn } from './support/drawn.ts'
import { speak } from './support/speak.ts'

beforeAll(() => {
	vi.stubGlobal('location', { pathname: '/r/BCDFGH' })
	return speak('en')
})

const connection = {
	you: signal(1),
	owns: signal(1),
	chat: signal([]),
	table: signal({ now: {} }),
	room: signal({ code: 'BCDFGH', phase: 'playing', creator: 1, epoch: 1, seats: [] }),
} as unknown as Connection

async function offered(): Promise<unknown[]> {
	const { Menu } = await import('../../client/table/panels/menu.tsx')
	const menu = Menu({ connection, code: 'BCDFGH', panel: signal(undefined) })
	return elementsIn(menu).map(({ props }) => props.label)
}

test('whoever has nothing but a finger is offered no keys, everybody else is', async () => {
	const { touchAlone } = await import('../../client/app/settings.ts')
	expect(await offered()).toContain('Keyboard shortcuts')
	touchAlone.value = true
	expect(await offered()).toContain('Settings')
	expect(await offered()).not.toContain('Keyboard shortcuts')
})

test('the lessons of its game stand in the menu', async () => {
	const { Menu } = await import('../../client/table/panels/menu.tsx')
	const room = signal({ ...connection.room.value!, game: 'franchise' })
	const menu = Menu({ connection: { ...connection, room }, code: 'BCDFGH', panel: signal(undefined) })
	expect(elementsIn(menu).map(({ props }) => props.href)).toContain('/learn/franchise')
})
