/** The seven milestone tiles. */
export const milestoneIds = [
	'four-towns', // a franchise in each of four towns
	'four-regions', // a franchise in each of four regions
	'five-evaluated', // five franchises in evaluated metropolises
	'two-three-four', // at once in unevaluated metropolises of 2, of 3 and of 4
	'big-metropolis', // triggered the evaluation of a 6, 7 or 8
	'whole-region', // triggered the evaluation of a region
	'two-eights', // used two roads of 8
] as const

export type MilestoneId = (typeof milestoneIds)[number]

/** How many lie open, by number of players. */
export const milestonesDrawn: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 5, 5: 5 }
