import { signal } from '@preact/signals'
import type { HotSeat } from './hot-seat.ts'

/** Those who play at this device, while the page shows a room that is run here. */
export const currentHotSeat = signal<HotSeat | undefined>(undefined)
