import { boundlessScenes } from '../support/browser/size-scenes/boundless.ts'
import { testSizes } from '../support/browser/size-tests.ts'

testSizes(boundlessScenes)
