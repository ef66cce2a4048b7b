import type { FindGame } from '../../../shared/kernel/game.ts'
import type { StormStore, Weather } from '../storm-store.ts'
import type { StormWire } from '../storm-wire.ts'
import type { StormWorld } from '../world.ts'

type Frame = string | Uint8Array

/** A bug that is put into the world around the host, where it meets store, sockets, games and its own end. */
export interface Planted {
	store?(weather: Weather, world: StormWorld): StormStore
	games?(games: FindGame): FindGame // as the host knows them
	up?(frame: Frame, world: StormWorld): Frame // as it reaches the host
	down?(wire: StormWire, frames: Frame[], world: StormWorld): Frame[] // as it leaves the host
	isImmortal?: true // an object that is gone goes on
}
