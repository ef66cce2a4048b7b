import type { Step } from '../../../shared/games/boundless/step.ts'
import { actorsAt, legalSteps } from '../../../shared/games/boundless/steps/legal.ts'
import type { Hand, Table } from '../../../shared/games/boundless/table.ts'
import type { Play, TableGame } from '../game.ts'
import { tableBefore } from './before.ts'
import { describeEntry, tellPurse } from './describe.ts'
import { closeMapWith } from './map-closed.ts'
import { openPlay } from './play.ts'
import { roundsAt } from './rounds-at.ts'
import type { BoundlessStage } from './stage.ts'
import { boundlessWords } from './words.en.ts'

const boundless: TableGame<Table, Hand, Step> = {
	rules: { actors: actorsAt, steps: legalSteps, races: ({ phase }) => phase === 'race' },
	scoreOf: ({ purses }, seat) => purses[seat] ?? 0,
	tellScore: tellPurse,
	before: tableBefore,
	tell: describeEntry,
	chapters: roundsAt,
	explain: (code) => boundlessWords.find(`rejected.${code}`),
	open: openTable,
}

function openTable(stage: BoundlessStage): Play {
	const play = openPlay(stage)
	const letGo = closeMapWith(stage)
	const close = () => {
		letGo()
		play.close()
	}
	return { ...play, close }
}

export default boundless
