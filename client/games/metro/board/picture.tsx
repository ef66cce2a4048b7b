import type { ComponentType } from 'preact'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Owners } from '../owner.ts'
import { Laid } from './laid.tsx'
import { Lines } from './lines.tsx'
import { linesOf } from './lines-of.ts'
import { Stations } from './stations.tsx'

interface PictureProps {
	table: Table
	owners: Owners // of whom one's own stations stand out
	Centre?: ComponentType<{ table: Table }> | undefined // in place of the Central Station
}

const NONE: readonly number[] = []

/** The board as it lies there: everything but what is being done with it. */
export function Picture({ table, owners, Centre }: PictureProps) {
	const lines = linesOf(table)
	return (
		<>
			<Laid table={table} Centre={Centre} />
			<Lines lines={lines} owners={owners} arriving={NONE} />
			<Stations lines={lines} owners={owners} arriving={NONE} />
		</>
	)
}
