import './button.css'
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'class' | 'label'>

interface Looks {
	kind?: 'primary' | 'quiet' | 'plain' | undefined // one primary on a screen; plain has neither ground nor edge
	icon?: IconName | undefined
	wide?: boolean | undefined
	class?: string | undefined
}

interface ButtonProps extends Native, Looks {
	busy?: boolean // asked for, not yet answered: stays focusable, says so, does nothing more
	children: ComponentChildren
}

const classesOf = ({ kind = 'quiet', wide, class: extra }: Looks): string =>
	['button', `button-${kind}`, wide && 'button-wide', extra].filter(Boolean).join(' ')

/** Something that can be done, in words. */
export const Button = ({ busy, onClick, children, kind, icon, wide, class: extra, ...rest }: ButtonProps) => (
	<button
		type="button"
		{...rest}
		class={classesOf({ kind, wide, class: extra })}
		aria-busy={busy || undefined}
		onClick={busy ? undefined : onClick}
	>
		{icon && <Icon name={icon} size={20} />}
		<span>{children}</span>
	</button>
)

interface ButtonLinkProps extends Looks {
	href: string
	back?: string // what the way back here is called there
	children: ComponentChildren
}

/** A way to another page that looks as much like an invitation. */
export const ButtonLink = ({ href, back, children, icon, ...looks }: ButtonLinkProps) => (
	<a class={classesOf(looks)} href={href} data-back={back}>
		{icon && <Icon name={icon} size={20} />}
		<span>{children}</span>
	</a>
)

interface IconButtonProps extends Native {
	icon: IconName
	label: string
	class?: string
}

/** Something that can be done, as a picture; its label is what a screen reader says and a mouse shows. */
export const IconButton = ({ icon, label, class: extra, ...rest }: IconButtonProps) => (
	<button
		type="button"
		{...rest}
		class={extra ? `icon-button ${extra}` : 'icon-button'}
		aria-label={label}
		title={label}
	>
		<Icon name={icon} />
	</button>
)
