import { computed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useHead } from '../app/head.ts'
import { forgetRoom } from '../app/seats.ts'
import { WagonLoader } from '../design/wagon-loader.tsx'
import type { Action } from '../games/game.ts'
import { common } from '../i18n/common.ts'
import { Notice } from '../pages/notices/notice.tsx'
import { HomeLink } from '../pages/notices/nowhere-page.tsx'
import { Entrance } from '../pages/room/entrance.tsx'
import { RoomStates } from '../pages/room/room-states.tsx'
import { UnloadableError } from '../pages/use-loaded.ts'
import { sharedDevice } from '../table/shared-device.ts'
import { currentParty } from './current-party.ts'
import { Curtain } from './curtain.tsx'
import { openLocalRoom } from './local-room.ts'
import { openParty, type Party } from './party.ts'
import { sweepLocalRooms } from './sweep.ts'
import { localWords } from './words.ts'

const { t } = localWords

type Found = { party: Party } | 'nothing' | 'looking' | 'broken'

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
			const party = openParty(room, code)
			leave = () => {
				currentParty.value = sharedDevice.value = undefined
				party.close()
				room.close()
			}
			currentParty.value = party
			sharedDevice.value = { isShared: party.isShared, next: computed(() => handOver(party)) }
			found.value = { party }
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
	return <Table code={code} party={found.value.party} takeOver={takeOver} />
}

function handOver({ isShared, called, holder, nameOf, hide }: Party): Action | undefined {
	const next = isShared.value ? called.value : undefined
	if (!next || next === holder.value) return undefined
	return { label: t('hand.over', { name: nameOf(next) }), act: hide }
}

interface TableProps {
	code: string
	party: Party
	takeOver: () => void
}

function Table({ code, party, takeOver }: TableProps) {
	const awaited = party.awaited.value
	if (party.isSettling.value) return <WagonLoader label={common.t('loading')} />
	if (awaited) return <Curtain party={party} awaited={awaited} />
	const { token, connection } = party.holder.value
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
