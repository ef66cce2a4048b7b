import './options.css'
import { useSignal } from '@preact/signals'
import { placesFor } from '../../../shared/room/named-seats.ts'
import { Button } from '../../design/button.tsx'
import { titles } from '../../games/titles.en.ts'
import { OptionsSheet } from './options-sheet.tsx'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

/** What will be played, in one line; the form is folded behind it. */
export function OptionsLine({ connection, room, lobby, rules }: LobbyPartProps) {
	const open = useSignal(false)
	const ids = room.seats.map(({ id }) => id)
	const names = room.seats.map(({ name }) => name)
	const parts = lobby?.summary(placesFor(room.options, ids), names) ?? []
	const game = titles.find(`${room.game}.name`) ?? ''
	const line = [game, ...(parts.length > 0 ? parts : [t('options.plain')])].join(' · ')
	return (
		<>
			<div class="options-line">
				<p>
					<span class="soft">{t('options.line')}</span>
					<b>{lobby ? line : game}</b>
				</p>
				{rules && (
					<Button
						icon="gear"
						aria-haspopup="dialog"
						onClick={() => {
							open.value = true
						}}
					>
						{t('options.change')}
					</Button>
				)}
			</div>
			{lobby && rules && <OptionsSheet connection={connection} room={room} lobby={lobby} shown={open} />}
		</>
	)
}
