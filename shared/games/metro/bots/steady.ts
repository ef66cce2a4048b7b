import { usual } from './taste.ts'
import { weighing } from './weighing.ts'

/** Takes the step that gains most: own points against the others', and the promise of lines that stay open. */
export const steady = weighing([usual])
