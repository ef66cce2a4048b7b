import { keep, recall } from '../../app/storage.ts'

interface Told {
	off?: true // nothing more is told
	names?: readonly string[]
}

const KEY = 'tips'

const told = (): Told => recall<Told>(KEY) ?? {}

export const areTipsOff = (): boolean => told().off === true

export const wasTold = (name: string): boolean => told().names?.includes(name) === true

export const noteTold = (name: string): void =>
	keep<Told>(KEY, { ...told(), names: [...(told().names ?? []), name] })

export const endTips = (): void => keep<Told>(KEY, { ...told(), off: true })
