import './privacy.css'
import { useHead } from '../../app/head.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { type VisitedRoom, visitedRooms } from '../../app/seats.ts'
import { toast } from '../../design/announcer.tsx'
import { titles } from '../../games/titles.en.ts'
import { TopBar } from '../top-bar.tsx'
import { EraseButton } from './erase-button.tsx'
import { eraseDevice } from './erase-device.ts'
import { eraseFromTable } from './erase-from-table.ts'
import { privacyWords } from './words.en.ts'

const { t } = privacyWords

/** What is kept, where and for how long; and how it is erased. Every sentence of it is true of the code. */
const told = {
	device: ['device.memory', 'device.games', 'device.copy', 'device.cookie'],
	table: ['table.server', 'table.kept', 'table.watch', 'table.devices', 'table.others'],
	push: ['push.text'],
	platform: ['platform.text'],
} as const

const parts = Object.keys(told) as (keyof typeof told)[]

export function PrivacyPage() {
	useHead(t('title'))
	return (
		<>
			<TopBar />
			<main id="main" class="privacy">
				<h1 tabIndex={-1}>{t('title')}</h1>
				<p class="privacy-lead">{t('lead')}</p>
				{parts.map((part) => (
					<section key={part}>
						<h2>{t(`${part}.title`)}</h2>
						{told[part].map((text) => (
							<p key={text}>{t(text)}</p>
						))}
					</section>
				))}
				<section>
					<h2>{t('erase.title')}</h2>
					<Tables />
					<EraseButton
						label={t('device.erase')}
						question={t('device.sure')}
						what={t('device.what')}
						failed={t('device.failed')}
						erase={async () => {
							const isDone = await eraseDevice()
							if (isDone) location.replace('/') // what this page still knows goes with it
							return isDone
						}}
					/>
				</section>
			</main>
		</>
	)
}

/** Where a server may keep our name: also tables that were taken off home's list, and where we only watched. */
function Tables() {
	const seats = visitedRooms().filter(({ code, host }) => host === undefined && !isLocalCode(code))
	if (seats.length === 0) return <p>{t('tables.none')}</p>
	return (
		<>
			<p>{t('tables.text')}</p>
			<ul class="privacy-tables">
				{seats.map((seat) => (
					<li key={seat.code}>
						<Table {...seat} />
					</li>
				))}
			</ul>
		</>
	)
}

function Table({ code, game }: VisitedRoom) {
	const name = game === undefined ? t('tables.watched') : (titles.find(`${game}.name`) ?? '')
	return (
		<>
			<span>
				<b>{code}</b> {name}
			</span>
			<EraseButton
				label={t('tables.erase')}
				about={t('tables.erase.about', { code, game: name })}
				question={t('tables.sure', { code })}
				what={t('tables.what')}
				failed={t('tables.failed')}
				erase={async () => {
					const isDone = await eraseFromTable(code)
					if (isDone) toast(t('tables.done', { code }))
					return isDone
				}}
			/>
		</>
	)
}
