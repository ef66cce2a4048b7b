import type { ComponentType } from 'preact'
import type { CommandName } from '../../shared/room/commands/index.ts'
import type { Connection } from '../connection/connection.ts'
import { toast } from '../design/announcer.tsx'
import { explainLater } from '../i18n/explain-later.ts'
import { RuleLink } from '../rules/rule-link.tsx'

const linkTo =
	(game: string, code: string): ComponentType =>
	() => <RuleLink game={game} code={code} />

/** Tells the room something; a refusal is shown in words. Answers whether it was done. */
export async function tell(
	connection: Connection,
	type: CommandName,
	args?: object,
	explainMore?: (code: string) => string | undefined,
): Promise<boolean> {
	const refused = await connection.send(type, args)
	const game = connection.room.value?.game
	if (refused)
		toast(await explainLater(refused, explainMore), game ? linkTo(game, refused.rejected) : undefined)
	return refused === undefined
}
