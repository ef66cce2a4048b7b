import './miniature.css'
import '../../design/player.css'
import { shapeOf } from '../../design/identity.ts'

interface Flag {
	stripes: readonly string[]
	upright?: boolean
	cross?: string // in place of stripes beyond the first
}

const flags: readonly Flag[] = [
	{ stripes: ['#00318a', '#fff', '#d80027'], upright: true },
	{ stripes: ['#d80027', '#fff', '#d80027'] },
	{ stripes: ['#005293'], cross: '#fecc00' },
	{ stripes: ['#009a49', '#fff', '#ff7900'], upright: true },
	{ stripes: ['#fff', '#d80027'] },
	{ stripes: ['#000', '#fdda25', '#ef3340'], upright: true },
	{ stripes: ['#0057b7', '#ffd700'] },
]
const centre: Flag = { stripes: ['#cd2a3e', '#fff', '#436f4d'] }

/** Who places when, and on which card; later ones lie upon earlier ones. */
const tokens = [
	{ identity: 1, card: 1, level: 0 },
	{ identity: 0, card: 5, level: 0 },
	{ identity: 2, card: 1, level: 1 },
	{ identity: 3, card: 6, level: 0 },
	{ identity: 0, card: 2, level: 0 },
	{ identity: 1, card: 5, level: 1 },
	{ identity: 3, card: 5, level: 2 },
	{ identity: 2, card: 7, level: 0 },
]

const cornerOf = (card: number) => ({ x: 20 + (card % 4) * 232, y: card < 4 ? 20 : 454 })

const Stripes = ({ flag: { stripes, upright, cross } }: { flag: Flag }) => (
	<>
		{stripes.map((colour, index) => {
			const part = 1 / stripes.length
			return upright ? (
				<rect key={index} x={96 * part * index} width={96 * part} height="64" fill={colour} />
			) : (
				<rect key={index} y={64 * part * index} width="96" height={64 * part} fill={colour} />
			)
		})}
		{cross && <path d="M26 0h13v26h57v12H39v26H26V38H0V26h26Z" fill={cross} />}
	</>
)

const Card = ({ card }: { card: number }) => {
	const { x, y } = cornerOf(card)
	const flag = flags[card]
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect class="boundless-mini-card" width="216" height="186" rx="12" />
			{flag ? (
				<g transform="translate(20 20)">
					<rect class="boundless-mini-stamp" x="-6" y="-6" width="108" height="76" />
					<Stripes flag={flag} />
					<path class="boundless-mini-postmark" d="M104 22q10-9 20 0t20 0 20 0M104 38q10-9 20 0t20 0 20 0" />
				</g>
			) : (
				<g transform="translate(16 14) scale(1.3)">
					<path class="boundless-mini-chair" d="M26 34V18A14 14 0 0 1 40 4H56A14 14 0 0 1 70 18V34Z" />
					<path
						class="boundless-mini-chair"
						d="M14 34a8 8 0 0 1 16 0V44H66V34a8 8 0 0 1 16 0V50a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5Z"
					/>
					<path class="boundless-mini-legs" d="M24 55V61M72 55V61" />
				</g>
			)}
			<path class="boundless-mini-lines" d="M20 130H130M20 156H92" />
		</g>
	)
}

const Token = ({ identity, card, level, order }: (typeof tokens)[number] & { order: number }) => {
	const { x, y } = cornerOf(card)
	return (
		<g transform={`translate(${x + 112} ${y + 122 - level * 34}) scale(1.9)`}>
			<g class="boundless-mini-token" data-player={identity} style={{ '--order': order }}>
				<path
					class="boundless-mini-tag"
					d="M12 0H43a5 5 0 0 1 5 5V23a5 5 0 0 1-5 5H12a5 5 0 0 1-3.4-1.4L1.6 19.4A5 5 0 0 1 0 16V12A5 5 0 0 1 1.6 8.4L8.6 1.4A5 5 0 0 1 12 0Z"
				/>
				<circle class="boundless-mini-hole" cx="9" cy="14" r="3.2" />
				<path class="boundless-mini-mark" d={shapeOf(identity)} transform="translate(29 14) scale(.82)" />
			</g>
		</g>
	)
}

/** The living picture of the game; it rests with every token placed. */
export default function Miniature() {
	return (
		<svg class="boundless-mini" viewBox="0 0 952 660" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			{Array.from({ length: 8 }, (_, card) => (
				<Card key={card} card={card} />
			))}
			<g class="boundless-mini-stripes">
				<path d="M20 226H932M20 434H932" />
				<path d="M20 226H932M20 434H932" />
			</g>
			<g class="boundless-mini-centre">
				<rect class="boundless-mini-card" x="296" y="250" width="360" height="160" rx="14" />
				<g transform="translate(332 292) scale(1.2)">
					<rect class="boundless-mini-stamp" x="-6" y="-6" width="108" height="76" />
					<Stripes flag={centre} />
				</g>
				<path class="boundless-mini-lines" d="M482 316H618M482 350H566" />
			</g>
			{tokens.map((token, order) => (
				<Token key={order} {...token} order={order} />
			))}
		</svg>
	)
}
