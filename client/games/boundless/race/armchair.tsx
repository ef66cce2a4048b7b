/** Whoever stays at home sits here, and pays what its back says; what it brings has a sign. */
export const Armchair = ({ price }: { price: string }) => (
	<svg class="boundless-armchair" viewBox="8 0 80 64" aria-hidden="true">
		<path class="boundless-armchair-back" d="M26 34V18A14 14 0 0 1 40 4H56A14 14 0 0 1 70 18V34Z" />
		<text class="boundless-armchair-price" x="48" y="27">
			{price}
		</text>
		<path class="boundless-armchair-seat" d="M28 32H68V46H28Z" />
		<path
			class="boundless-armchair-arm"
			d="M14 34a8 8 0 0 1 16 0V44H66V34a8 8 0 0 1 16 0V50a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5Z"
		/>
		<path class="boundless-armchair-legs" d="M24 55V61M72 55V61" />
	</svg>
)
