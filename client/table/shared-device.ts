import { type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Connection } from '../connection/connection.ts'
import type { Action } from '../games/game.ts'

/** A device that several people share. */
export interface SharedDevice {
	isShared: ReadonlySignal<boolean>
	connections: ReadonlySignal<readonly Connection[]> // of all who play at it
	/** What is to be done when nothing is left to do at the table: give it to whoever plays next. */
	next: ReadonlySignal<Action | undefined>
	/** The way from this device to a room with a link. */
	OnlineButton: ComponentType<{ code: string }>
}

/** The one that this page is on, while it shows a room that is run here. */
export const sharedDevice = signal<SharedDevice | undefined>(undefined)
