import { readdirSync, readFileSync } from 'node:fs'

/** What a server and all it started have used so far. */
export interface Used {
	seconds: number // of the processor
	bytes: number // of memory, what is shared counted once
}

const TICKS = 100 // a second, in what Linux tells

export function usedBy(group: number): Used {
	const used: Used = { seconds: 0, bytes: 0 }
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		const fields = statOf(pid)
		if (fields === undefined || Number(fields[2]) !== group) continue
		used.seconds += (Number(fields[11]) + Number(fields[12])) / TICKS
		used.bytes += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0) * 1024
	}
	return used
}

/** From the state on: what stands before may hold spaces. */
const statOf = (pid: string): string[] | undefined =>
	read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')

function read(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8')
	} catch {
		return undefined // it has ended meanwhile
	}
}
