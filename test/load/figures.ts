/** What `npm run load` measured. */
export interface Loaded {
	budget: number // milliseconds that p99 may take
	steps: Step[]
	active: number // bytes a room of four in a game
	sleeping: Sleeping
	crowd: Crowd
}

/** So many rooms of four, each with a move now and then. */
export interface Step {
	rooms: number
	moves: number
	p50: number // milliseconds from a move to the last of four
	p99: number
	busy: number // share of one processor that the server took
}

export interface Sleeping {
	rooms: number
	asked: number
	bytes: number // of memory, each
	busy: number // share of one processor while all sleep
	wakes: number
	p50: number // milliseconds until a sleeper has answered
	p99: number
}

/** A game of Boundless that many watch. */
export interface Crowd {
	players: number
	watchers: number
	moves: number
	p50: number // milliseconds from a token to the last of all
	p99: number
}
