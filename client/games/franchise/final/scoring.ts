/** The final scoring as it is told, in one piece. */
export { captionOfCount } from './caption.ts'
export { FinalTable } from './final-table.tsx'
export { originsOf } from './origins.ts'
