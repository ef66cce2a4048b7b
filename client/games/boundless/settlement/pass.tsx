import './pass.css'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import type { Price } from '../../../../shared/games/boundless/rules/price.ts'
import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import { isPaidOut } from '../../../../shared/games/boundless/rules/schedule.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { Facts } from '../atlas/facts.tsx'
import { identitiesOf } from '../colours.ts'
import { signed } from '../describe.ts'
import { regionName } from '../names.ts'
import { pickName } from '../pick-name.ts'
import { linesOf } from '../price-lines.ts'
import { worthOf } from '../route/journey.ts'
import { inkTime, LINE_TIME } from '../route/pace.ts'
import { boundlessWords } from '../words.en.ts'
import type { ReviewProps } from './journal.tsx'

const { t } = boundlessWords

/** A boarding pass: what one journey came to. */
export function Pass({ stage, review }: ReviewProps) {
	const table = review.table.value!
	const subject = review.subject.value!
	if ('state' in subject) return <Facts id={table.options.map} state={subject.state} />
	const choice =
		'best' in subject
			? review.best.value[0]!
			: review.accounts.value.find(({ colour }) => colour === subject.colour)!
	const { spaces, price } = choice
	const { map } = table.options
	const lines = linesOf(price, map, table.round)
	return (
		<article
			key={JSON.stringify(subject)}
			class="boundless-pass"
			style={{ '--inked': `${inkTime(price.route)}ms`, '--line-time': `${LINE_TIME}ms` }}
		>
			<div class="boundless-pass-main">
				<header class="boundless-pass-top">
					<PassHead stage={stage} review={review} />
					<p class="boundless-pass-picks">
						{spaces.length > 0
							? spaces.map((space) => pickName(map, cardOn(table, space))).join(' + ')
							: t('pass.nothing')}
					</p>
				</header>
				{price.route.length > 0 && (
					<p class="boundless-pass-route">
						{price.route.map((region) => regionName(map, region)).join(' › ')}
					</p>
				)}
				<dl class="boundless-pass-lines">
					{lines.map(({ words, money }, index) => (
						<div key={words} style={{ '--line': index }}>
							<dt>{words}</dt>
							<dd>{money < 0 ? signed(money) : money}</dd>
						</div>
					))}
				</dl>
				{'colour' in subject && <Verdict review={review} price={price} lines={lines.length} />}
			</div>
			<PassStub
				stage={stage}
				review={review}
				money={'best' in subject ? worthOf(price) : price.money}
				lines={lines.length}
			/>
		</article>
	)
}

function PassHead({ stage, review }: ReviewProps) {
	const table = review.table.value!
	const subject = review.subject.value!
	if (!('colour' in subject)) {
		const others = review.best.value.length - 1
		return (
			<h2 class="boundless-pass-head">
				{t('pass.best')}
				{others > 0 && <small>{t('pass.others', { count: others })}</small>}
			</h2>
		)
	}
	const player = stage.players.value[ownerOf(table, subject.colour)]
	return (
		<h2 class="boundless-pass-head">
			<PlayerShape identity={identitiesOf(table, stage.players.value)[subject.colour]!} size={20} />
			{player?.name}
		</h2>
	)
}

interface VerdictProps extends Pick<ReviewProps, 'review'> {
	price: Price
	lines: number
}

/** How near the choice came to the best one. */
function Verdict({ review, price, lines }: VerdictProps) {
	const table = review.table.value!
	const best = review.best.value[0]!
	const short = worthOf(best.price) - worthOf(price)
	const praise = price.underneath > 0 ? 'pass.slower' : 'pass.perfect'
	const names = listOf(best.spaces.map((space) => pickName(table.options.map, cardOn(table, space))))
	return (
		<button
			type="button"
			class="boundless-pass-verdict"
			style={{ '--line': lines + 1 }}
			onClick={() => review.choose({ best: true })}
		>
			{short <= 0 ? t(praise) : t('pass.short', { names, money: short })}
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
	const isPlayed = purses.length > 1 // whoever practises has no purse
	const purse = 'colour' in subject && isPlayed ? purses[ownerOf(table, subject.colour)] : undefined
	return (
		<p class="boundless-pass-stub" style={{ '--line': lines }}>
			<small>{t(isPaidOut(table.round) ? 'pass.earns' : 'pass.pays')}</small>
			<strong class="boundless-pass-sum">{signed(money)}</strong>
			{purse !== undefined && <small>{t('pass.purse', { money: purse })}</small>}
		</p>
	)
}
