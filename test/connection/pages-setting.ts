import { randomFrom } from '../../shared/kernel/random.ts'
import { Clockwork } from '../support/clockwork.ts'
import { MemoryAuthority } from '../support/memory-authority.ts'
import { Page } from '../support/page.ts'
import { findToy } from '../support/toys.ts'
import { tokenOf } from '../support/visitor.ts'

/** An authority in memory and the pages of those who come to it. */
export function newSetting() {
	const clock = new Clockwork()
	const authority = new MemoryAuthority(clock, findToy, randomFrom('connection'))
	const enter = (name: string) => Page.enter(authority, clock, name)
	const create = (game: string) => {
		const options = game === 'heap' ? { size: 6 } : {}
		return authority.host.create({ code: 'BCDFGH', game, options }, tokenOf('ada'))
	}

	/** Ada and Bob in their seats. */
	const sit = async (game = 'heap') => {
		await create(game)
		const ada = await enter('ada')
		const bob = await enter('bob')
		await ada.send('sit', { name: 'Ada' })
		await bob.send('sit', { name: 'Bob' })
		await ada.exchange()
		return { ada, bob }
	}

	/** Ada and Bob at a game. */
	const play = async (game = 'heap') => {
		const pages = await sit(game)
		await pages.ada.send('start')
		await pages.bob.exchange()
		return pages
	}

	/** Ada and Bob after a game of the heap. */
	const finish = async () => {
		const pages = await play()
		await pages.ada.send('move', { steps: [take(3), pass] })
		await pages.bob.exchange()
		await pages.bob.send('move', { steps: [take(3)] })
		await pages.ada.exchange()
		return pages
	}

	return { clock, authority, create, enter, sit, play, finish }
}

export const take = (count: number) => ({ kind: 'take', count })
export const pass = { kind: 'pass' }
