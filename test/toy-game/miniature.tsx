import { shapeOf } from '../../client/design/identity.ts'

/** The picture on the home page. */
export default () => (
	<svg viewBox="-18 -18 36 36" aria-hidden="true">
		<path d="M-6-18V18M6-18V18M-18-6H18M-18 6H18" stroke="currentColor" fill="none" />
		<path d={shapeOf(0)} transform="scale(.4)" fill-rule="evenodd" />
	</svg>
)
