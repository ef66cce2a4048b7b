/** The switch in a thread that tests run in: which mutant lives, and which were met. */
export interface Switch {
	alive: number // its number, or -1
	met: Uint32Array // how often, by number
	patience: number // after so many times a living mutant is thought to run in circles
}

interface Global {
	mutantSwitch?: Switch
	mutantIsAlive?(number: number): boolean
}

const MOST = 100_000 // mutants

/** One for all modules of a thread, however they are loaded. */
export function theSwitch(): Switch {
	const here = globalThis as Global
	if (here.mutantSwitch) return here.mutantSwitch
	const made: Switch = { alive: -1, met: new Uint32Array(MOST), patience: Number.POSITIVE_INFINITY }
	here.mutantSwitch = made
	here.mutantIsAlive = (number) => {
		const times = ++made.met[number]!
		if (number !== made.alive) return false
		if (times > made.patience) throw new Error('It finds no end.')
		return true
	}
	return made
}
