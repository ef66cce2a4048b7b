import { searching } from './searching.ts'

/** Imagines some thousand games before each move. */
export const master = searching({ candidates: 24, playouts: 3000 })
