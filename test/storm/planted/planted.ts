import type { FindGame } from '../../../shared/kernel/game.ts'
import type { Stage } from '../stage.ts'
import type { StormStore, Weather } from '../storm-store.ts'

type Frame = string | Uint8Array

/** A bug that is put into the world around the host, where it meets store, sockets, games and its own end. */
export interface Planted {
	store?(weather: Weather): StormStore
	games?(games: FindGame): FindGame // as the host knows them
	up?(frame: Frame, world: Stage): Frame // as it reaches the host
	down?(frames: Frame[], world: Stage): Frame[] // as it leaves the host
	isImmortal?: true // an object that is gone goes on
}
