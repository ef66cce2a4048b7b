/** Something that was measured. */
export interface Figure {
	name: string
	value: number
	baseline?: number // what it is measured against, in the same unit
	aim?: Aim
}

export type Aim = { most: number } | { least: number }

/** A part of the bench: it starts what it needs, measures, and stops it. */
export type Part = () => Figure[] | Promise<Figure[]>

export const quantile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!

export const isMet = ({ value, aim }: Figure): boolean =>
	aim === undefined || ('most' in aim ? value <= aim.most : value >= aim.least)
