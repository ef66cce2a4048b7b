import { existsSync } from 'node:fs'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { type Rejected, reject } from '../../../shared/kernel/rejection.ts'

/**
 * A player by name: one of the game's levels; or one that tests have for it, which is what a file of its name in
 * test/games/<game> exports by that name (`random`, `beginner`), or one of the `people` in people.ts there.
 */
export async function findPlayer(game: AnyGame, name: string): Promise<AnyBot | Rejected> {
	if (Object.hasOwn(game.bots, name)) return game.bots[name]! // by today's name: \`random\` was a level once
	if (!/^[a-z0-9-]+$/.test(name)) return reject('no-such-bot')
	const scripted = (await exportsOf(game, name))[name] as AnyBot | undefined
	const people = (await exportsOf(game, 'people')).people as Record<string, AnyBot> | undefined
	return scripted ?? people?.[name] ?? reject('no-such-bot')
}

async function exportsOf({ id }: AnyGame, file: string): Promise<Record<string, unknown>> {
	const module = new URL(`../../games/${id}/${file}.ts`, import.meta.url)
	return existsSync(module) ? import(module.href) : {}
}
