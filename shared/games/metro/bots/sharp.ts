import { searching } from './searching.ts'

/** Imagines some hundred games before each move. */
export const sharp = searching({ candidates: 12, playouts: 400 })
