import { franchiseScenes } from '../support/browser/size-scenes/franchise.ts'
import { testSizes } from '../support/browser/size-tests.ts'

testSizes(franchiseScenes)
