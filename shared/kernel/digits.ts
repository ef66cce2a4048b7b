import { isHex } from './bytes.ts'

/** What is told in hexadecimal digits: how many of them each has is written down here and nowhere else. */

/** SHA-256: a person, a pledge, a promise; also seeds and secrets are as long. */
export const isDigest = (value: unknown): value is string => isHex(value, 64)

/** A public key on P-256, as an uncompressed point. */
export const isPoint = (value: unknown): value is string => isHex(value, 130)

export const isSignature = (value: unknown): value is string => isHex(value, 128)

/** 128 bits: what names somebody between devices by their keys, or a game of theirs. */
export const isFingerprint = (value: unknown): value is string => isHex(value, 32)
