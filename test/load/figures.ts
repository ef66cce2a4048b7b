/** What `npm run load` measured. */
export interface Loaded {
	steps: { rooms: number; p50: number; p99: number; busy: number }[] // busy: of one processor, the server's share
	most: number // rooms of four at a human pace before p99 passed the budget
	isLimit: boolean // whether p99 passed it at all
	active: number // bytes a room of four in a game
	sleeping: { rooms: number; bytes: number; busy: number; wakes: number; wakeP50: number; wakeP99: number }
	crowd: { watchers: number; moves: number; p50: number; p99: number; bytes: number }
}
