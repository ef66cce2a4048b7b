import { boundlessScenes } from '../support/browser/size-scenes.ts'
import { testSizes } from '../support/browser/size-tests.ts'

testSizes(boundlessScenes)
