import type { Secrets } from '../support/secrets.ts'
import { soak } from './soak.ts'

/** Franchise has no secrets: what there is lies on the table. */
export const secrets: Secrets = { soak, swap: null, oneIn: { heard: 60, tried: 60 } }
