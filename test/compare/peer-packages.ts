import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What is taken of boardgame.io and Colyseus; they are installed apart, so their own types are not here. */
export interface BoardgameGame {
	name: string
	deltaState?: boolean
	disableUndo?: boolean
	setup(context: object, given?: { seed: string }): { state: unknown }
	playerView(context: { G: { state: unknown }; playerID: string | null }): object
	moves: object
	turn: object
}

export type BoardgameServer = (settings: { games: object[]; db?: object; origins: unknown[] }) => {
	run(settings: {
		port: { host: string; port: number }
		callback(): void
	}): Promise<{ appServer: { address(): { port: number } } }>
}

export interface BoardgameClient {
	start(): void
	stop(): void
	getState(): { _stateID: number; G: unknown } | null
	subscribe(heard: () => void): () => void
	moves: { step(step: unknown): void }
}

export interface ColyseusRoom {
	roomId: string
	sessionId: string
	state: { turn: number; leaves: Map<string, string> }
	send(type: string, message: unknown): void
	onMessage(type: string, heard: (message: never) => void): void
	onStateChange(heard: () => void): void
	leave(): Promise<unknown>
}

export interface ColyseusClient {
	create(name: string, options: object): Promise<ColyseusRoom>
	joinById(id: string, options: object): Promise<ColyseusRoom>
}

/** Loads something of a peer from the folder in which they are installed. */
export const loadPeer = <T>(folder: string, name: string): T =>
	createRequire(join(folder, 'package.json'))(name) as T
