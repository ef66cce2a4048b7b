import './pass.css'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { type Choice, cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import { isPaidOut } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Colour, Space } from '../../../../shared/games/boundless/table.ts'
import { onceHeard } from '../../../app/once-heard.ts'
import { Icon } from '../../../design/icon.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { Facts } from '../atlas/facts.tsx'
import { identitiesOf } from '../colours.ts'
import { signed } from '../describe.ts'
import { regionName, stateName } from '../names.ts'
import { pickName } from '../pick-name.ts'
import { linesOf } from '../price-lines.ts'
import { inkTime, LINE_TIME } from '../route/pace.ts'
import { isPractice } from '../stage.ts'
import { tellVerdict } from '../verdict/tell-verdict.ts'
import { boundlessWords } from '../words.en.ts'
import type { ReviewProps } from './journal.tsx'
import type { Review } from './review.ts'
import { Scrolled } from './scrolled.tsx'
import type { Subject } from './subject.ts'

const { t } = boundlessWords

/** A boarding pass: what one journey came to. */
export function Pass({ stage, review }: ReviewProps) {
	const table = review.table.value!
	const subject = review.subject.value!
	if ('state' in subject) return <Facts id={table.options.map} state={subject.state} />
	const { price } = choiceOf(review, subject)
	const { map } = table.options
	const isTold = review.isPlayback.value // whoever looks by hand waits for nothing
	const lines = linesOf(price, { map, round: table.round, centre: table.centre })
	return (
		<article
			key={JSON.stringify(subject)}
			class="boundless-pass"
			style={{
				'--inked': `${isTold ? inkTime(price.route) : 0}ms`,
				'--line-time': `${isTold ? LINE_TIME : 0}ms`,
			}}
		>
			<Scrolled class="boundless-pass-main">
				<header class="boundless-pass-top" data-best={'best' in subject}>
					<PassHead stage={stage} review={review} />{' '}
					<p class="boundless-pass-picks">
						{picksOf(review, subject)}
						{'best' in subject && <Others review={review} />}
					</p>
				</header>
				<dl class="boundless-pass-lines">
					{lines.map(({ words, money }, index) => (
						<div key={words} style={{ '--line': index }}>
							<dt>{words}</dt>
							<dd>{money < 0 ? signed(money) : money}</dd>
						</div>
					))}
				</dl>
				{'colour' in subject && <VerdictLine review={review} colour={subject.colour} lines={lines.length} />}
				{price.route.length > 0 && (
					<p class="boundless-pass-route">
						{price.route.map((region) => regionName(map, region)).join(' › ')}
					</p>
				)}
			</Scrolled>
			<PassStub stage={stage} review={review} money={price.money} lines={lines.length} />
		</article>
	)
}

type Journeyed = Exclude<Subject, { state: string }>

const choiceOf = ({ accounts, best, verdicts }: Review, subject: Journeyed): Choice => {
	if ('best' in subject) return best.value[0]!
	return 'instead' in subject ? verdicts.value[subject.instead]!.better! : accounts.value[subject.colour]!
}

function PassHead({ stage, review }: ReviewProps) {
	const subject = review.subject.value!
	const colour = 'instead' in subject ? subject.instead : 'colour' in subject ? subject.colour : undefined
	return (
		<h2 class="boundless-pass-head">
			{colour !== undefined && (
				<PlayerShape identity={identitiesOf(review.table.value!, stage.players.value)[colour]!} size={20} />
			)}
			{titleOf({ stage, review })}
		</h2>
	)
}

/** Whose journey, or which. */
function titleOf({ stage, review }: ReviewProps): string {
	const table = review.table.value!
	const subject = review.subject.value!
	if ('best' in subject || 'state' in subject) return t(isPractice(table) ? 'pass.best.alone' : 'pass.best')
	const isInstead = 'instead' in subject
	const player = stage.players.value[ownerOf(table, isInstead ? subject.instead : subject.colour)]
	const name = player?.name ?? ''
	if (player?.mine) return t(isInstead ? 'pass.instead.you' : 'pass.you')
	return isInstead ? t('pass.instead', { name }) : name
}

/** What the journey led to. */
function picksOf(review: Review, subject: Journeyed): string {
	const table = review.table.value!
	const { spaces } = choiceOf(review, subject)
	if (spaces.length === 0) return t('pass.nothing')
	const nameOn = (space: Space) => pickName(table.options.map, cardOn(table, space))
	const sooner = 'instead' in subject ? review.verdicts.value[subject.instead]!.sooner : undefined
	const later = spaces.find((space) => space !== sooner)
	return sooner !== undefined && later !== undefined
		? t('pass.order', { first: nameOn(sooner), second: nameOn(later) })
		: spaces.map(nameOn).join(' + ')
}

/** All of it in a line, for where there is room for no more: what could have been better, or what was. */
export function PassInShort({ stage, review }: ReviewProps) {
	const table = review.table.value!
	const subject = review.subject.value!
	const words =
		'state' in subject
			? stateName(table.options.map, subject.state)
			: 'colour' in subject
				? tellVerdict(table, review.verdicts.value[subject.colour]!)
				: `${'best' in subject ? t('pass.best.short') : titleOf({ stage, review })} ${picksOf(review, subject)}`
	return <p class="boundless-pass-short">{words}</p>
}

/** How many more choices would have come to the same. */
function Others({ review }: Pick<ReviewProps, 'review'>) {
	const count = review.best.value.length - 1
	return count > 0 ? <small>{t('pass.others', { count })}</small> : null
}

interface VerdictLineProps extends Pick<ReviewProps, 'review'> {
	colour: Colour
	lines: number
}

/** What was better when its owner acted, or that nothing was; it leads to what it speaks of. */
function VerdictLine({ review, colour, lines }: VerdictLineProps) {
	const verdict = review.verdicts.value[colour]!
	return (
		<button
			type="button"
			class="boundless-pass-verdict"
			style={{ '--line': lines + 1 }}
			onClick={onceHeard(() => review.choose(verdict.better ? { instead: colour } : { best: true }))}
		>
			<span>{tellVerdict(review.table.value!, verdict)}</span>
			<Icon name="arrow" size={16} />
		</button>
	)
}

interface PassStubProps extends ReviewProps {
	money: number
	lines: number
}

/** Torn off at the right: the sum, and what it leaves. */
function PassStub({ stage, review, money, lines }: PassStubProps) {
	const table = review.table.value!
	const subject = review.subject.value!
	const { purses } = stage.view.value.table
	const isPlayed = !isPractice(stage.view.value.table)
	const purse = 'colour' in subject && isPlayed ? purses[ownerOf(table, subject.colour)] : undefined
	const isPaid = isPaidOut(table.round)
	const sum = isPaid ? signed(money) : String(Math.abs(money))
	const by = 'instead' in subject ? review.verdicts.value[subject.instead]!.by : 0
	return (
		<p class="boundless-pass-stub" style={{ '--line': lines }}>
			<small>{t(isPaid ? 'pass.earns' : 'pass.pays')}</small>
			<strong class="boundless-pass-sum" style={{ '--figures': sum.length }}>
				{sum}
			</strong>
			{by > 0 && <small>{t(isPaid ? 'pass.more' : 'pass.less', { money: by })}</small>}
			{purse !== undefined && <small>{t('pass.purse', { money: purse })}</small>}
		</p>
	)
}
