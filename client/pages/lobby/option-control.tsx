import type { OptionField, OptionValue } from '../../../shared/kernel/options.ts'
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
	names: readonly string[] // of those seated, for options that choose one
	players: number // so many would play now
	allows: (value: OptionValue) => boolean
	onChange: (value: OptionValue) => void
}

/** One option, by its kind: a switch, one of several, any of several, or how many of each. */
export function OptionControl({
	name,
	field,
	value,
	lobby,
	names,
	players,
	allows,
	onChange,
}: OptionControlProps) {
	const label = lobby.label(name)
	const hint = lobby.hint(name)
	const say = (item: OptionValue) => lobby.value(name, item, names)
	switch (field.kind) {
		case 'flag':
			return <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
		case 'choice':
			return (
				<Choice
					label={label}
					hint={hint}
					chosen={[value as string | number]}
					items={field.values.filter(allows).map((item) => ({ value: item, label: say(item) }))}
					onChoose={onChange}
				/>
			)
		case 'set':
			return (
				<SetControl
					label={label}
					hint={hint}
					values={field.values}
					chosen={Array.isArray(value) ? (value as readonly number[]) : []}
					size={field.size}
					say={(item) => say([item])}
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
