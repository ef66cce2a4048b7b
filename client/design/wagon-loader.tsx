import './wagon-loader.css'

/** Something is on its way: a wagon runs the line. It shows itself only after a moment, so that it never flickers. */
export const WagonLoader = ({ label }: { label: string }) => (
	<div class="wagon-loader" role="status">
		<svg viewBox="0 0 160 40" width="160" height="40" aria-hidden="true">
			<path class="wagon-line" d="M8 28H48C64 28 64 12 80 12S96 28 112 28H152" />
			<path class="wagon-run" d="M8 28H48C64 28 64 12 80 12S96 28 112 28H152" pathLength="100" />
			<circle class="wagon-stop" cx="8" cy="28" r="5" />
			<circle class="wagon-stop" cx="152" cy="28" r="5" />
		</svg>
		<p>{label}</p>
	</div>
)
