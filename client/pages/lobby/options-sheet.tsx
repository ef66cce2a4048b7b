import { type Signal, useSignal } from '@preact/signals'
import { isRecord } from '../../../shared/kernel/json.ts'
import type { OptionField, OptionValue } from '../../../shared/kernel/options.ts'
import { namesFor, placesFor } from '../../../shared/room/named-seats.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { Sheet } from '../../design/sheet.tsx'
import type { GameLobby } from '../../games/game.ts'
import { tell } from '../../room/tell.tsx'
import { OptionControl } from './option-control.tsx'
import { lobbyWords } from './words.en.ts'

interface OptionsSheetProps {
	connection: Connection
	room: RoomView
	lobby: GameLobby
	shown: Signal<boolean>
}

type Options = Readonly<Record<string, OptionValue>>

const defaultsOf = ({ fields }: GameLobby): Options =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** Counts that were legal before somebody sat down come down to what they may be now. */
function within(field: OptionField | undefined, value: OptionValue, players: number): OptionValue {
	if (field?.kind !== 'counts' || !Array.isArray(value)) return value
	const limit = field.limit?.(players) ?? field.max
	return (value as readonly number[]).map((count) => Math.min(count, limit))
}

/** The form that the game's options declare; every change goes to the room at once, for all to see. */
export function OptionsSheet({ connection, room, lobby, shown }: OptionsSheetProps) {
	const refusals = useSignal(0) // a refused change is drawn back
	const wished = useSignal<Options | undefined>(undefined) // what was chosen and is still on its way
	const ids = room.seats.map(({ id }) => id)
	const known = isRecord(room.options) ? namesFor(room.options, lobby.fields, ids) : {}
	const options = wished.value ?? (known as Options)
	const players = Math.max(2, ids.length)

	const concerns = (name: string, among: Options): boolean => lobby.concerns?.(name, among) ?? true
	/** The options with one of them changed, without those that mean nothing any more, and none beyond its limit. */
	const changed = (name: string, value: OptionValue): Options => {
		const next = { ...options, [name]: value }
		return Object.fromEntries(
			Object.entries(next)
				.filter(([other]) => concerns(other, next))
				.map(([other, chosen]) => [other, within(lobby.fields[other], chosen, players)]),
		)
	}
	const configure = async (next: Options) => {
		wished.value = next
		const done = await tell(connection, 'configure', { game: room.game, options: next }, lobby.explain)
		if (!done) refusals.value += 1
		if (!done || wished.peek() === next) wished.value = undefined
	}
	const allows = (name: string, value: OptionValue): boolean =>
		lobby.check(placesFor({ ...defaultsOf(lobby), ...changed(name, value) }, ids), players) === undefined

	return (
		<Sheet
			open={shown.value}
			title={lobbyWords.t('options.title')}
			onClose={() => {
				shown.value = false
			}}
		>
			<div class="options" key={refusals.value}>
				{Object.entries(lobby.fields)
					.filter(([name]) => concerns(name, options))
					.map(([name, field]) => (
						<OptionControl
							key={name}
							name={name}
							field={field}
							value={options[name] ?? field.default}
							lobby={lobby}
							seats={room.seats}
							players={players}
							allows={(value) => allows(name, value)}
							onChange={(value) => configure(changed(name, value))}
						/>
					))}
				<Button kind="plain" icon="undo" onClick={() => configure({})}>
					{lobbyWords.t('options.reset')}
				</Button>
			</div>
		</Sheet>
	)
}
