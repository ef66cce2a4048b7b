import type { Browser, Page } from 'playwright-core'
import { randomFrom } from '../../shared/kernel/random.ts'
import { openGuest } from '../support/browser/guest.ts'
import { launchChromium } from '../support/browser/launch.ts'
import { promptOf } from '../support/browser/room.ts'
import { actorOf, playMove, sitAndStart, tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { serveSeeded } from '../support/serve-seeded.ts'
import type { Judge, Remark } from '../tools/judges/judge.ts'
import { openReader, type Reader } from '../tools/judges/reader.ts'

/** One thing that the reader does, and what they have to hear then without looking for it. */
interface Act {
	press?: RegExp // what they go to, by what it is told as; without it, something happens to them
	meanwhile?(rival: ScriptedClient): Promise<unknown> // what the other one at the table does
	hear?: RegExp
}

interface Turn {
	options?: object
	before: number // moves before theirs
	acts: readonly Act[]
}

const random = randomFrom('a reader')
const move = (step: object) => (rival: ScriptedClient) => rival.send('move', { steps: [step] })

async function anyMove(rival: ScriptedClient): Promise<void> {
	await rival.until(() => actorOf([rival]) !== undefined, 'their turn')
	await playMove([rival], random)
}

const turns: Record<string, Turn> = {
	metro: {
		before: 4,
		acts: [
			{ press: /^button, [A-H][1-8]: free/, hear: /would grow to .+ lays the tile/ },
			{ press: /^button, [A-H][1-8]: .*, pressed/, hear: /^You laid a tile on [A-H][1-8]/ },
			{ meanwhile: anyMove, hear: /^Player 1 .+ Your turn$/ },
		],
	},
	franchise: {
		before: 4,
		acts: [
			{ press: /^button, .+ from .+, not pressed/, hear: /^Income of .+ To .+ from / },
			{ press: /^button, Open in /, hear: /^You: .+ To / },
			{ meanwhile: anyMove, hear: /^Player 1: / },
		],
	},
	boundless: {
		options: { countdown: 0 },
		before: 0,
		acts: [
			{ press: /^button, Ready for round 1/ },
			{ meanwhile: move({ type: 'ready' }), hear: /[Cc]entre.+1 .+, 2 .+, 8 / },
			{ press: /^button, 3 /, hear: /: you/ },
			{ meanwhile: move({ type: 'place', space: 3 }), hear: /Player 1 −?\d+ · Player 2 / },
		],
	},
}

/** What has to say what it is for. */
const NAMELESS =
	/^(button|link|textbox|searchbox|combobox|checkbox|radio|slider|switch|img|application)(, (not )?(pressed|checked|selected|disabled|expanded))*$/
/** What somebody forgot to put into words. */
const RAW = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\{\w+\}/

export default {
	title: 'Guidepup’s virtual screen reader',
	question: 'Can somebody who knows a table only by what is read to them take a whole turn of each game?',
	packages: { '@guidepup/virtual-screen-reader': '0.33.0' },
	async judge({ folder }) {
		const browser = await launchChromium()
		const told: string[] = []
		const remarks: Remark[] = []
		for (const [game, turn] of Object.entries(turns)) {
			const { phrases, found } = await takeTurn(browser, folder, game, turn)
			told.push(`${game}: ${phrases} phrases read before and after a turn of ${turn.acts.length} steps.`)
			remarks.push(...found)
		}
		await browser.close()
		return { grade: remarks.length === 0 ? 'nothing is missing' : `${remarks.length} remarks`, told, remarks }
	},
} satisfies Judge

/** The second at a table of two: reads all of it, takes a turn, hears what the other one does, and reads again. */
async function takeTurn(browser: Browser, folder: string, game: string, { options, before, acts }: Turn) {
	const house = await serveSeeded()
	const code = await house.createRoom(options, game)
	const players = await house.gather(code, 2)
	const [rival] = players
	await sitAndStart(players)
	for (let moves = 0; moves < before || !actorOf(players.slice(1)); moves++) await playMove(players, random)
	const seat = { code, token: tokenOf(1) }
	const { page, home, context } = await openGuest(browser, { home: house.url.href, device: 'desktop', seat })
	await page.goto(`${home}r/${code}`)
	await inWords(page)
	const reader = await openReader(page, folder)
	const phrases = await reader.read()
	const found: Remark[] = []
	for (const act of acts) {
		const missed = await perform(reader, act, rival!)
		if (missed) found.push({ rule: 'missing', what: missed, where: game })
		if (missed) break // what comes next goes on from there
	}
	phrases.push(...(await reader.read()))
	await context.close()
	await house.stop()
	return { phrases: phrases.length, found: [...found, ...phrases.flatMap((phrase) => judge(phrase, game))] }
}

async function inWords(page: Page): Promise<void> {
	await promptOf(page).waitFor()
	await page.keyboard.press('t')
	await page.locator('.text-view').waitFor()
	await page.waitForLoadState('networkidle')
}

/** What they were missing, if anything. */
async function perform(
	reader: Reader,
	{ press, meanwhile, hear }: Act,
	rival: ScriptedClient,
): Promise<string | undefined> {
	try {
		if (press) await reader.press(press)
		await meanwhile?.(rival)
		if (hear) await reader.hear(hear)
		return undefined
	} catch (error) {
		return `${press ? `After pressing ${press.source}` : 'After the other’s move'}: ${String(error).split('\n', 1)}`
	}
}

function judge(phrase: string, game: string): Remark[] {
	const remark = (rule: string): Remark => ({ rule, what: phrase, where: game })
	if (NAMELESS.test(phrase)) return [remark('nameless')]
	if (RAW.test(phrase)) return [remark('raw')]
	return /[\p{L}\p{N}]/u.test(phrase) ? [] : [remark('wordless')]
}
