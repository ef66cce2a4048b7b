import { testDigits } from '../support/browser/digit-tests.ts'
import { boundlessScenes, franchiseScenes, metroScenes } from '../support/browser/size-scenes.ts'

testDigits([metroScenes, franchiseScenes, boundlessScenes].map(([first]) => first!))
