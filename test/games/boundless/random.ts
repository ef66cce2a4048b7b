import { boundless } from '../../../shared/games/boundless/game.ts'
import { anyStep } from '../support/any-step.ts'

export const random = anyStep(boundless)
