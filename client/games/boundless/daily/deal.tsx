import './deal.css'
import { useComputed } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levels } from '../../../../shared/games/boundless/daily/levels.ts'
import { announce } from '../../../design/announcer.tsx'
import { Button, IconButton } from '../../../design/button.tsx'
import { planName } from '../plan-name.ts'
import { useDigits } from '../use-digits.ts'
import { type Attempt, oversOf } from './attempt.ts'
import { Missed } from './missed.tsx'
import { openDeal } from './open-deal.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

interface DealProps {
	attempt: Attempt
	index: number
	onLeave: () => void
	onNext: () => void
}

/** One of the three deals, on the whole screen. */
export function Deal({ attempt, index, onLeave, onNext }: DealProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	const isShown = useComputed(() => index < attempt.tried.value.tokens.length).value
	const level = t(levels[index]!)
	useEffect(() => heading.current?.focus({ preventScroll: true }), [isShown])
	return (
		<main id="main" class="boundless-deal">
			<header class="boundless-deal-bar">
				<IconButton icon="back" label={t('leave')} onClick={onLeave} />
				<h1 ref={heading} tabIndex={-1} aria-label={t('step', { level, number: index + 1 })}>
					{level}
				</h1>
				<span class="boundless-deal-steps" aria-hidden="true">
					{levels.map((other, place) => (
						<i key={other} data-level={other} data-now={place === index || undefined} />
					))}
				</span>
			</header>
			{isShown ? (
				<OpenDeal attempt={attempt} index={index} onNext={onNext} />
			) : (
				<Briefing attempt={attempt} index={index} />
			)}
		</main>
	)
}

/** What the deal asks for, before any card is seen: time does not run yet. */
function Briefing({ attempt, index }: Pick<DealProps, 'attempt' | 'index'>) {
	const name = planName(attempt.daily.deals[index]!.round)
	return (
		<div class="boundless-briefing">
			<div class="boundless-briefing-card">
				<Plan name={name} />
				<p>{name !== 'paid' && t(`deal.${name}`)}</p>
				<p class="soft">{t('deal.clock')}</p>
			</div>
			<Button kind="primary" wide onClick={attempt.show}>
				{t('cards')}
			</Button>
		</div>
	)
}

/** The journey as a little drawing: where it starts, how many stops, and where it ends. */
function Plan({ name }: { name: ReturnType<typeof planName> }) {
	const stops = name === 'one' ? [150] : name === 'two' ? [106, 194] : [72, 128]
	const end = name === 'through' ? 194 : stops.at(-1)!
	const start = name === 'through' ? 16 : name === 'one' ? 60 : 18
	return (
		<svg class="boundless-plan" viewBox="0 0 212 44" aria-hidden="true">
			<path d={`M${start} 22H${end}`} />
			{[start, ...(name === 'through' ? [end] : [])].map((at) => (
				<rect key={at} x={at - 13} y={9} width={26} height={26} rx={4} />
			))}
			{stops.map((at) => (
				<circle key={at} cx={at} cy={22} r={12} />
			))}
		</svg>
	)
}

function OpenDeal({ attempt, index, onNext }: Pick<DealProps, 'attempt' | 'index' | 'onNext'>) {
	const deal = useMemo(() => openDeal(attempt, index), [attempt, index])
	useEffect(() => deal.close, [deal])
	useDigits(deal.play)
	const { Board, isAbsorbing } = deal.play
	const isOver = useComputed(() => index < attempt.tried.value.times.length && !isAbsorbing?.value).value
	return (
		<>
			<Board />
			{isOver && <DealFoot attempt={attempt} index={index} table={deal.table.value} onNext={onNext} />}
		</>
	)
}

interface DealFootProps extends Pick<DealProps, 'attempt' | 'index' | 'onNext'> {
	table: ReturnType<typeof openDeal>['table']['value']
}

/** What to remember of it, and the way on. */
function DealFoot({ attempt, index, table, onNext }: DealFootProps) {
	const money = oversOf(attempt)[index] ?? 0
	const level = t(levels[index]!)
	useEffect(() => {
		announce(t('deal.told', { level, money }))
		document.querySelector<HTMLElement>('.boundless-deal h1')?.focus({ preventScroll: true })
	}, [])
	const next = levels[index + 1]
	const last = attempt.kind === 'theirs' ? t('to.day') : t('to.result')
	return (
		<footer class="boundless-deal-foot">
			<Missed table={table} day={attempt.daily.day} />
			<Button kind="primary" wide onClick={onNext}>
				{next ? t('next.deal', { level: t(next) }) : last}
			</Button>
		</footer>
	)
}
