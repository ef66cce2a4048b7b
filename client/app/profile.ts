import { keep, recall } from './storage.ts'

/** What somebody is called and would like to be, remembered for the next room. */
export interface RememberedProfile {
	name?: string
	colour?: number
	level?: string // of the bots that they play against at once
	played?: readonly string[] // games that they have played so
}

const KEY = 'profile'

export const rememberedProfile = (): RememberedProfile => recall<RememberedProfile>(KEY) ?? {}

export const rememberProfile = (change: RememberedProfile): void =>
	keep(KEY, { ...rememberedProfile(), ...change })
