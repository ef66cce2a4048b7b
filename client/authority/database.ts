import { indexedDatabase } from '../app/indexed-database.ts'

/** What this browser keeps by itself: the rooms that it is the authority of, and who it is to others. */
export type StoreName = 'steps' | 'kept' | 'keys' | OldStoreName

/** Where the first release kept rooms. */
export type OldStoreName = 'entries' | 'updates' | 'away'

const names: readonly StoreName[] = ['steps', 'kept', 'keys', 'entries', 'updates', 'away']

export const { read, write } = indexedDatabase<StoreName>('junction', 2, names)
