import { signal } from '@preact/signals'
import type { Party } from './party.ts'

/** Those who play at this device, while the page shows a room that is run here. */
export const currentParty = signal<Party | undefined>(undefined)
