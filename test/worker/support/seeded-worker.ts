/** The worker as it is, but for chance: its rooms have the same codes and deals in every run. */
import { seedChance } from '../../support/seed-chance.ts'

seedChance(1900)

export { default, RoomObject, ShelfObject, SignalObject } from '../../../worker/index.ts'
