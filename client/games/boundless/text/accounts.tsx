import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { type Account, type Choice, cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import { DataTable } from '../../../design/data-table.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { common } from '../../../i18n/common.en.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { identitiesOf } from '../colours.ts'
import { signed } from '../describe.ts'
import { regionName } from '../names.ts'
import { pickName } from '../pick-name.ts'
import type { BoundlessParts } from '../play.ts'
import { linesOf } from '../price-lines.ts'
import { tellVerdict } from '../verdict/tell-verdict.ts'
import { boundlessWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

const { t } = textWords

/** What the last round came to for everybody, price by price. */
export function Accounts({ play: { review, stage } }: { play: BoundlessParts }) {
	const table = review.table.value
	const [best] = review.best.value
	if (!table || !best) return null
	const players = stage.players.value
	const identities = identitiesOf(table, players)
	return (
		<>
			<h2>{t('accounts', { round: table.round })}</h2>
			<DataTable
				columns={(['player', 'choice', 'price', 'money', 'verdict'] as const).map((column) =>
					t(`accounts.${column}`),
				)}
				rows={[
					...review.accounts.value.map((account) => [
						<>
							<PlayerShape
								identity={identities[account.colour]!}
								size={14}
								label={nameOf(identities[account.colour]!)}
							/>{' '}
							{players[ownerOf(table, account.colour)]?.name}
						</>,
						choiceOf(table, account),
						priceOf(table, account),
						signed(account.price.money),
						tellVerdict(table, review.verdicts.value[account.colour]!),
					]),
					[
						boundlessWords.t('pass.best'),
						choiceOf(table, best),
						priceOf(table, best),
						signed(best.price.money),
						'',
					],
				]}
			/>
		</>
	)
}

const nameOf = (identity: number): string => common.find(`identity.${identity}`) ?? ''

function choiceOf(table: Table, { spaces }: Account | Choice): string {
	const names = spaces.map((space) => pickName(table.options.map, cardOn(table, space)))
	return names.length > 0 ? listOf(names) : boundlessWords.t('pass.nothing')
}

/** The parts of a price, and the way. */
function priceOf({ options, round, centre }: Table, { price }: Account | Choice): string {
	const parts = linesOf(price, { map: options.map, round, centre }).map(
		({ words, money }) => `${words} (${money})`,
	)
	const way = price.route.map((region) => regionName(options.map, region)).join(' › ')
	return [...parts, ...(way === '' ? [] : [way])].join('; ')
}
