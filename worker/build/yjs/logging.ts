/**
 * Stands in for lib0/logging where Yjs asks for it (light-yjs.ts). Yjs only warns with it; the original
 * brings a coloured console and a library for the DOM along, more than the rest of lib0 together.
 */
export const print = (...words: unknown[]): void => console.log(...words)
export const warn = (...words: unknown[]): void => console.warn(...words)
export const BOLD = ''
export const UNBOLD = ''
export const ORANGE = ''
export const RED = ''
