/** A version, and how much of all traffic and of all rooms it has. */
export interface Share {
	version: string
	percent: number
}

/** What a release asks of the platform. */
export interface Platform {
	/** A copy of what is to be released, with rooms of its own. */
	rehearse(): Promise<URL>
	running(): Promise<Share[]>
	/** Takes what is to be released, and lets nobody have it yet. */
	upload(): Promise<string>
	share(shares: readonly Share[]): Promise<void>
}

export interface Around {
	/** Plays a game; rejects where anything is not as it should be. With a version, by that one. */
	play(url: URL, version?: string): Promise<void>
	/** While the new version has a few rooms, and shows there what no game of ours does. */
	watch(): Promise<void>
	say(line: string): void
}

export type Released =
	| { released: string }
	| { kept: string[]; failed: 'unfinished' | 'rehearsal' | 'upload' }
	| { kept: string[]; failed: Stage; rolledBack: boolean }

type Stage = '0 %' | '5 %' | '100 %'

const stages = [0, 5, 100] as const

/**
 * The copy first, where new rooms meet new code and nobody is; then the version itself, for us alone, for a few, for
 * everybody. After each a game is played, and whatever fails gives everything back to what ran before.
 */
export async function release(platform: Platform, url: URL, around: Around): Promise<Released> {
	const before = await platform.running()
	const kept = before.map(({ version }) => version)
	const [old] = before
	if (!old || before.length > 1) return { kept, failed: 'unfinished' }

	const rehearsed = await attempt('the rehearsal', around, async () =>
		around.play(await platform.rehearse()).then(() => true),
	)
	if (!rehearsed) return { kept, failed: 'rehearsal' }
	const version = await attempt('the upload', around, () => platform.upload())
	if (!version) return { kept, failed: 'upload' }

	for (const percent of stages) {
		const stage: Stage = `${percent} %`
		const held = await attempt(stage, around, async () => {
			await platform.share(sharesAt(percent, version, old.version))
			await around.play(url, version)
			if (percent !== 5) return true
			await around.watch()
			await around.play(url, version)
			return true
		})
		if (!held) return { kept, failed: stage, rolledBack: await rollBack(platform, url, before, around) }
	}
	return { released: version }
}

/** In this order every time: then a room that has the new version keeps it as the share grows. */
const sharesAt = (percent: number, version: string, old: string): Share[] =>
	percent === 100
		? [{ version, percent }]
		: [
				{ version, percent },
				{ version: old, percent: 100 - percent },
			]

/** Tried thrice, since nothing else helps by then; a game tells whether all is well again. */
async function rollBack(
	platform: Platform,
	url: URL,
	before: readonly Share[],
	around: Around,
): Promise<boolean> {
	for (let tries = 0; tries < 3; tries++) {
		const back = await attempt('the way back', around, async () => {
			await platform.share(before)
			await around.play(url, before[0]!.version)
			return true
		})
		if (back) return true
	}
	return false
}

async function attempt<T>(what: string, { say }: Around, work: () => Promise<T>): Promise<T | undefined> {
	try {
		const result = await work()
		say(`${what}: holds`)
		return result
	} catch (error) {
		say(`${what}: failed. ${error instanceof Error ? error.message : error}`)
		return undefined
	}
}
