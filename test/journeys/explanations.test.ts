import { testDigits } from '../support/browser/digit-tests.ts'
import { boundlessScenes } from '../support/browser/size-scenes/boundless.ts'
import { franchiseScenes } from '../support/browser/size-scenes/franchise.ts'
import { metroScenes } from '../support/browser/size-scenes/metro.ts'

testDigits(
	[...metroScenes, ...franchiseScenes, ...boundlessScenes],
	[
		{ width: 390, height: 844 },
		{ width: 1280, height: 800 },
	],
)
