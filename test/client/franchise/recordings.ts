import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { followRecords } from '../support/followed.ts'

export const followed = followRecords<Table>(franchise)
