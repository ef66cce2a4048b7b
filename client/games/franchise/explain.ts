import { refusalWords } from './refusal-words.ts'

/** A refusal of Franchise in words. */
export const explainRefusal = (code: string): string | undefined => refusalWords.find(code)
