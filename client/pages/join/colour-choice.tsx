import './colour-choice.css'
import { COLOURS } from '../../../shared/room/room.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { common } from '../../i18n/common.en.ts'
import { holderOf, yields } from '../../room/seats.ts'
import { lobbyWords } from '../lobby/words.en.ts'

interface ColourChoiceProps {
	room: RoomView
	chosen: number | undefined
	mine?: number // one's own seat, whose colour is not taken for oneself
	onChoose: (colour: number) => void
}

type SeatIdentity = 0 | 1 | 2 | 3 | 4 | 5

const colours = Array.from({ length: COLOURS }, (_, colour) => colour as SeatIdentity)

/** Six colours, each with its shape; those of other people can be seen, not had. */
export const ColourChoice = ({ room, chosen, mine, onChoose }: ColourChoiceProps) => (
	<fieldset class="colour-choice">
		<legend>{lobbyWords.t('join.colour')}</legend>
		<div class="colour-choice-row">
			{colours.map((colour) => {
				const holder = holderOf(room, colour)
				const isHad = holder !== undefined && holder.id !== mine
				const taken = isHad && !yields(holder)
				const identity = common.t(`identity.${colour}`)
				const label = isHad
					? lobbyWords.t(taken ? 'join.taken' : 'join.yielded', { identity, name: holder.name })
					: identity
				return (
					<div key={colour} class="colour" title={label} data-player={colour}>
						<input
							type="radio"
							name="colour"
							value={colour}
							disabled={taken}
							aria-label={label}
							checked={chosen === colour}
							onChange={() => onChoose(colour)}
						/>
						<PlayerShape identity={colour} size={30} />
					</div>
				)
			})}
		</div>
	</fieldset>
)
