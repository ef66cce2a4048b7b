import { metro } from '../../../shared/games/metro/game.ts'
import { anyStep } from '../support/any-step.ts'

export const random = anyStep(metro)
