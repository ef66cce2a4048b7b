import type { Table } from '../table.ts'

/** The turn that begins or is under way ends the game, unless a marker is placed in it. */
export const endsUnlessDeveloped = ({ stage, idle, seats, progress }: Table): boolean =>
	stage === 'turns' &&
	idle === seats.length - 1 &&
	(progress === null || (progress.phase !== 'regions' && progress.marker === null))
