import type { Step } from '../../../shared/games/boundless/step.ts'
import type { Hand, Table } from '../../../shared/games/boundless/table.ts'
import type { Stage } from '../game.ts'

export type BoundlessStage = Stage<Table, Hand, Step>

/** Whether cards are on the table that nobody may look up on a map. */
export const isRound = ({ phase }: Table): boolean => phase === 'ring' || phase === 'race'

/** Whoever practises is alone at the table, without a purse and without a tray. */
export const isPractice = ({ purses }: Table): boolean => purses.length === 1
