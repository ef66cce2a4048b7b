import { travelAs } from './traveller.ts'

export const gentle = travelAs({ looks: 6000, reaches: 2400, errs: 60 })
