import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'

export interface OpenChat {
	open: boolean
}

/** Let those who watch write and react too, or only those who play, as it is at first. */
export const openChat: Command<OpenChat> = {
	duringDraw: true,
	parse: ({ open }) => (typeof open === 'boolean' ? { open } : reject('malformed')),
	permit: permitCreator,
	apply: ({ openChat: _, ...room }, { open }) => (open ? { ...room, openChat: true } : room),
}
