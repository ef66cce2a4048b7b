import { travelAs } from './traveller.ts'

export const sharp = travelAs({ looks: 2600, reaches: 1000, errs: 30 })
