import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../../support/browser/complaints.ts'
import { hasCopy } from '../../support/browser/offline.ts'
import { home } from '../../support/browser/use-browser.ts'
import { engineNames } from '../../support/engines/engine.ts'
import { metroByHand, tilesOn } from '../../support/engines/metro.ts'
import { button, see, tap } from '../../support/engines/player.ts'
import { addressOf, readScores } from '../../support/engines/room.ts'
import { playToTheEnd, playTurns } from '../../support/engines/turns.ts'
import { enginesHere, useEngines } from '../../support/engines/use-engines.ts'
import { type FrailLine, frailLineTo } from '../../support/frail-line.ts'

const engines = enginesHere(engineNames)
const visit = useEngines(engines)
let line: FrailLine
beforeEach(async () => {
	line = await frailLineTo(new URL(home()))
})
afterEach(() => line.stop())

test.each(engines)(
	'%s, once there was a visit: without a server a whole game of Metro against bots, through a reload',
	async (name) => {
		const player = await visit(name, { home: line.url.href, forgiven: BROKEN_NETWORK })
		await player.page.open(player.home)
		await player.page.evaluate(hasCopy, null)
		line.cut()
		await player.page.open(player.home)
		await tap(player, button('Play now against 2 bots: Metro'))
		await see(player, { css: '#table-prompt' })
		const here = await addressOf(player)
		expect(here).toMatch(/\/local\/\d{6}$/)
		const random = randomFrom('without a server')
		await playTurns(player, metroByHand, 2, random)
		await player.page.open(here)
		await playToTheEnd(player, metroByHand, random)
		expect(await readScores(player)).toHaveLength(3)
		expect(await tilesOn(player)).toBe(60)
	},
)
