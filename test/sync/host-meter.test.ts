import { expect, test } from 'vitest'
import { newSetting, take } from './host-setting.ts'

test('rooms, moves and refusals are counted once each; what a wake folds again is not', async () => {
	const setting = newSetting()
	const counted: string[] = []
	setting.authority.meter = {
		room: (game) => counted.push(`room ${game}`),
		move: (game) => counted.push(`move ${game}`),
		refusal: (code) => counted.push(`refusal ${code}`),
	}
	setting.authority.sleep()
	const { ada, bob } = await setting.play()
	await ada.command('move', take, { epoch: 1 })
	await ada.command('move', take, { epoch: 1, turn: 1 })
	setting.authority.sleep()
	await bob.command('move', take, { epoch: 1, turn: 1 })
	expect(counted).toEqual(['room heap', 'move heap', 'refusal not-your-turn', 'move heap'])
	expect(setting.authority.host.doing).toEqual({ epoch: 1 })
})
