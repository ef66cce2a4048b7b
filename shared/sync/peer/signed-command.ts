import { bytesOfText } from '../../kernel/bytes.ts'
import { isSignature } from '../../kernel/digits.ts'
import { canonical, isRecord } from '../../kernel/json.ts'
import type { SentCommand } from '../../room/command.ts'
import type { Reveal } from '../../room/commands/reveal.ts'

/** What a seat puts its name to: which room, which game, and what it wants. */
export const signedBytes = (room: string, { id, epoch, turn, type, args }: SentCommand): Uint8Array =>
	bytesOfText(canonical({ room, id, epoch, turn, type, args }))

/** Likewise of the command by which somebody opened their share in the seed. */
export const signedShareBytes = (
	room: string,
	{ promise, share, ...sent }: Pick<SentCommand, 'id' | 'epoch' | 'turn'> & Reveal,
): Uint8Array => signedBytes(room, { ...sent, type: 'reveal', args: { promise, share } })

/** A text frame that is a command, and its signature where it has one; undefined for every other frame. */
export function readCommand(
	frame: string | Uint8Array,
): { command: SentCommand; signature: string | undefined } | undefined {
	if (typeof frame !== 'string') return undefined
	try {
		const raw: unknown = JSON.parse(frame)
		if (!isRecord(raw) || typeof raw.id !== 'string') return undefined
		const { id, epoch, turn, type, args, signature } = raw
		return {
			command: { id, epoch, turn, type, args } as SentCommand,
			signature: isSignature(signature) ? signature : undefined,
		}
	} catch {
		return undefined
	}
}

export const withSignature = (command: SentCommand, signature: string): string =>
	JSON.stringify({ ...command, signature })
