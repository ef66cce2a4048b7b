import { testWholeGames } from '../support/whole-games.ts'
import { soak } from './soak.ts'

testWholeGames(soak, 60, 60_000)
