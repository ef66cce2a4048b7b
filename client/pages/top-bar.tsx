import './top-bar.css'
import type { ComponentChildren } from 'preact'
import { darkTheme, settings } from '../app/settings.ts'
import { IconButton } from '../design/button.tsx'
import { Logo } from '../design/logo.tsx'
import { common } from '../i18n/common.en.ts'
import { language } from '../i18n/language.ts'

/** The head of every page but the table: the way home, and what people look for first. */
export const TopBar = ({ children }: { children?: ComponentChildren }) => (
	<header class="top-bar">
		<a class="skip" href="#main">
			{common.t('skip')}
		</a>
		<a class="top-bar-home" href="/" aria-label={`Junction · ${common.t('home')}`}>
			<Logo />
		</a>
		<div class="top-bar-tools">
			{children}
			<LanguageSwitch />
			<ThemeSwitch />
		</div>
	</header>
)

const LanguageSwitch = () => {
	const other = language.value === 'fr' ? 'en' : 'fr'
	const label = `${other.toUpperCase()} – ${common.t('settings.language.switch')}`
	return (
		<button
			type="button"
			class="icon-button language-switch"
			lang={other}
			aria-label={label}
			title={label}
			onClick={() => {
				settings.language.value = other
			}}
		>
			<span aria-hidden="true">{other.toUpperCase()}</span>
		</button>
	)
}

const ThemeSwitch = () => {
	const next = darkTheme.value ? 'light' : 'dark'
	return (
		<IconButton
			icon={darkTheme.value ? 'sun' : 'moon'}
			label={common.t(`settings.theme.to-${next}`)}
			onClick={() => {
				settings.theme.value = next
			}}
		/>
	)
}
