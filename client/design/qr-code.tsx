import './qr-code.css'
import { useLoaded } from '../app/use-loaded.ts'

/** Drawn by a part that loads by itself: who does not invite need not have it. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const qr = useLoaded(async () => (await import('uqr')).encode(text, { border: 0 }), [text])
	const path = qr?.data.map(pathOfRow).join('') ?? ''
	const size = qr?.size ?? 29
	return (
		<svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
			<path d={path} />
		</svg>
	)
}

const pathOfRow = (row: readonly boolean[], y: number): string =>
	row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : '')).join('')
