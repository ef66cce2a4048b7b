import type { TableView } from '../../../shared/room/view.ts'
import { chosenLevel, levelFor } from '../../app/level.ts'

type Played = Pick<TableView['about'], 'game' | 'seats'>

/** Whether somebody played against gentle bots alone, and the next that they meet from the home page play better. */
export const meetsBetterNext = ({ game, seats }: Played, own: number): boolean => {
	const others = seats.filter((_, place) => place !== own)
	const wereGentle = others.length > 0 && others.every(({ bot }) => bot === 'gentle')
	return wereGentle && chosenLevel() === undefined && levelFor(game) !== 'gentle'
}
