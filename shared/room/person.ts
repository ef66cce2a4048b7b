import { bytesOfText } from '../kernel/bytes.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { Person } from './room.ts'

/** Who somebody is, by the secret of their browser. */
export const personOf = (token: string): Person => sha256Hex(bytesOfText(token))
