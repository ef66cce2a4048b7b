import type { Command } from '../command.ts'
import { abandon } from './abandon.ts'
import { addBot } from './add-bot.ts'
import { admit } from './admit.ts'
import { ask } from './ask.ts'
import { breakOff } from './break-off.ts'
import { changeDevice } from './change-device.ts'
import { clock } from './clock.ts'
import { configure } from './configure.ts'
import { erase } from './erase.ts'
import { handOver } from './hand-over.ts'
import { hints } from './hints.ts'
import { interrupt } from './interrupt.ts'
import { keep } from './keep.ts'
import { kick } from './kick.ts'
import { leave } from './leave.ts'
import { lock } from './lock.ts'
import { move } from './move.ts'
import { nudge } from './nudge.ts'
import { openChat } from './open-chat.ts'
import { pardon } from './pardon.ts'
import { pledge } from './pledge.ts'
import { profile } from './profile.ts'
import { propose } from './propose.ts'
import { reclaim } from './reclaim.ts'
import { relocate } from './relocate.ts'
import { rematch } from './rematch.ts'
import { reply } from './reply.ts'
import { resume } from './resume.ts'
import { reveal } from './reveal.ts'
import { sit } from './sit.ts'
import { start } from './start.ts'
import { timeOut } from './time-out.ts'
import { undo } from './undo.ts'
import { withdraw } from './withdraw.ts'

/** Every command by its name on the wire. */
export const commands = {
	sit,
	leave,
	erase,
	profile,
	configure,
	'add-bot': addBot,
	kick,
	pardon,
	lock,
	hints,
	clock,
	keep,
	'open-chat': openChat,
	relocate,
	'hand-over': handOver,
	reclaim,
	ask,
	withdraw,
	admit,
	nudge,
	propose,
	reply,
	resume,
	abandon,
	start,
	rematch,
	pledge,
	reveal,
	'break-off': breakOff,
	'change-device': changeDevice,
	'time-out': timeOut,
	interrupt,
	move,
	undo,
}

export type CommandName = keyof typeof commands

// biome-ignore lint/suspicious/noExplicitAny: each command keeps its own arguments; the log holds them all
export type AnyCommand = Command<any>

export const findCommand = (type: string): AnyCommand | undefined =>
	Object.hasOwn(commands, type) ? commands[type as CommandName] : undefined
