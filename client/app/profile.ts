import { keep, recall } from './storage.ts'

/** What somebody is called and would like to be, remembered for the next room. */
export interface RememberedProfile {
	name?: string
	colour?: number
}

const KEY = 'profile'

export const rememberedProfile = (): RememberedProfile => recall<RememberedProfile>(KEY) ?? {}

export const rememberProfile = (change: RememberedProfile): void =>
	keep(KEY, { ...rememberedProfile(), ...change })
