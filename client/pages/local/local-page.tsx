import { computed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { forgetRoom } from '../../app/seats.ts'
import { UnloadableError } from '../../app/use-loaded.ts'
import { lazily } from '../../design/lazily.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import type { Action } from '../../games/game.ts'
import { common } from '../../i18n/common.en.ts'
import { sharedDevice } from '../../table/shared-device.ts'
import { Notice } from '../notices/notice.tsx'
import { HomeLink } from '../notices/nowhere-page.tsx'
import { Entrance } from '../room/entrance.tsx'
import { RoomStates } from '../room/room-states.tsx'
import { currentHotSeat } from './current-hot-seat.ts'
import { Curtain } from './curtain.tsx'
import { type HotSeat, openHotSeat } from './hot-seat.ts'
import { openLocalRoom } from './local-room.ts'
import { sweepLocalRooms } from './sweep.ts'
import { localWords } from './words.en.ts'

const { t } = localWords

const OnlineButton = lazily(
	async () => (await import('./online-button.tsx')).OnlineButton,
	() => null,
)

type Found = { hotSeat: HotSeat } | 'nothing' | 'looking' | 'broken'

/** A room on this device: the same pages as any room, and the device goes from hand to hand. */
export function LocalPage({ code }: { code: string }) {
	useHead(t('title'), { noindex: true })
	return <Entrance>{(takeOver) => <LocalRoom code={code} takeOver={takeOver} />}</Entrance>
}

function LocalRoom({ code, takeOver }: { code: string; takeOver: () => void }) {
	const found = useSignal<Found>('looking')

	useEffect(() => {
		let leave = () => {}
		let isGone = false
		const enter = async () => {
			const room = await openLocalRoom(code)
			if (isGone || !room.exists) room.close()
			if (isGone) return
			if (!room.exists) {
				found.value = 'nothing'
				return
			}
			const hotSeat = openHotSeat(room, code)
			leave = () => {
				currentHotSeat.value = sharedDevice.value = undefined
				hotSeat.close()
				room.close()
			}
			currentHotSeat.value = hotSeat
			sharedDevice.value = {
				isShared: hotSeat.isShared,
				connections: computed(() => hotSeat.players.value.map(({ connection }) => connection)),
				next: computed(() => handOver(hotSeat)),
				OnlineButton,
			}
			found.value = { hotSeat }
		}
		enter()
			.then(sweepLocalRooms)
			.catch((error) => {
				console.error(error)
				if (found.peek() === 'looking') found.value = 'broken'
			})
		return () => {
			isGone = true
			leave()
			found.value = 'looking'
		}
	}, [code, found])

	if (found.value === 'looking') return <WagonLoader label={common.t('loading')} />
	if (found.value === 'broken') throw new UnloadableError('the room on this device did not open')
	if (found.value === 'nothing') return <NotHere code={code} />
	return <Table code={code} hotSeat={found.value.hotSeat} takeOver={takeOver} />
}

function handOver({ isShared, called, holder, nameOf, hide }: HotSeat): Action | undefined {
	const next = isShared.value ? called.value : undefined
	if (!next || next === holder.value) return undefined
	return { label: t('hand.over', { name: nameOf(next) }), act: hide }
}

interface TableProps {
	code: string
	hotSeat: HotSeat
	takeOver: () => void
}

function Table({ code, hotSeat, takeOver }: TableProps) {
	const awaited = hotSeat.awaited.value
	if (hotSeat.isSettling.value) return <WagonLoader label={common.t('loading')} />
	if (awaited) return <Curtain hotSeat={hotSeat} awaited={awaited} />
	const { token, connection } = hotSeat.holder.value
	return <RoomStates key={token} connection={connection} code={code} takeOver={takeOver} />
}

function NotHere({ code }: { code: string }) {
	useEffect(() => forgetRoom(code), [code])
	return (
		<Notice title={t('none')} text={t('none.text')}>
			<HomeLink />
		</Notice>
	)
}
