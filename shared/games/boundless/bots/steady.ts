import { travelAs } from './traveller.ts'

export const steady = travelAs({ looks: 3600, reaches: 1500, errs: 36 })
