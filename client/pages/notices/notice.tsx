import './notice.css'
import type { ComponentChildren } from 'preact'
import { useHead } from '../../app/head.ts'
import { useKeptFocus } from '../../app/keep-focus.ts'
import { TopBar } from '../top-bar.tsx'

interface NoticeProps {
	title: string
	text: string
	children?: ComponentChildren // the ways on
}

/** Something is not as hoped: what it is, and what can be done. A line that ends, and a stop beyond it. */
export function Notice({ title, text, children }: NoticeProps) {
	useHead(title, { noindex: true })
	useKeptFocus('main h1')
	return (
		<>
			<TopBar />
			<main id="main" class="notice">
				<svg viewBox="0 0 200 64" width="200" height="64" aria-hidden="true">
					<path class="notice-line" d="M8 48H52C76 48 76 16 100 16H116" />
					<path class="notice-gap" d="M134 16H182" />
					<circle class="notice-stop" cx="8" cy="48" r="6" />
					<circle class="notice-stop" cx="192" cy="16" r="6" />
				</svg>
				<h1 tabIndex={-1}>{title}</h1>
				<p>{text}</p>
				<div class="notice-ways">{children}</div>
			</main>
		</>
	)
}
