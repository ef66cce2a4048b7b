import type { OptionField, OptionValue } from '../../../shared/kernel/options.ts'
import { nameSeat } from '../../../shared/room/named-seats.ts'
import type { SeatView } from '../../../shared/room/view.ts'
import { Choice } from '../../design/choice.tsx'
import { Switch } from '../../design/switch.tsx'
import type { GameLobby } from '../../games/game.ts'
import { CountsControl } from './counts-control.tsx'
import { SetControl } from './set-control.tsx'

interface OptionControlProps {
	name: string
	field: OptionField
	value: OptionValue
	lobby: GameLobby
	seats: readonly SeatView[] // for options that are about people
	players: number // so many would play now
	allows: (value: OptionValue) => boolean
	onChange: (value: OptionValue) => void
}

/** What can be chosen; of an option about people, those who have a seat, by their names. */
function itemsOf(
	field: OptionField,
	seats: readonly SeatView[],
): { value: string | number; label?: string }[] {
	if (!('values' in field)) return []
	const values: readonly (string | number)[] = field.values
	if (!field.people) return values.map((value) => ({ value }))
	return [
		...values.filter((value) => typeof value === 'string').map((value) => ({ value })),
		...seats.map(({ id, name }) => ({ value: nameSeat(id), label: name })),
	]
}

/** One option, by its kind: a switch, one of several, any of several, or how many of each. */
export function OptionControl({
	name,
	field,
	value,
	lobby,
	seats,
	players,
	allows,
	onChange,
}: OptionControlProps) {
	const label = lobby.label(name)
	const hint = lobby.hint(name)
	const items = itemsOf(field, seats).map((item) => ({ label: lobby.value(name, item.value), ...item }))
	switch (field.kind) {
		case 'flag':
			return <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
		case 'choice':
			return (
				<Choice
					label={label}
					hint={hint}
					chosen={[value as string | number]}
					items={items.filter((item) => allows(item.value))}
					onChoose={onChange}
				/>
			)
		case 'set':
			return (
				<SetControl
					label={label}
					hint={hint}
					items={items}
					chosen={Array.isArray(value) ? value : []}
					size={field.size}
					allows={allows}
					onChange={onChange}
				/>
			)
		case 'counts':
			return (
				<CountsControl
					label={label}
					hint={hint}
					parts={field.default.map((_, index) => lobby.part?.(name, index) ?? '')}
					counts={Array.isArray(value) ? (value as readonly number[]) : field.default}
					limit={field.limit?.(players) ?? field.max}
					players={players}
					allows={allows}
					onChange={onChange}
				/>
			)
	}
}
