import { metroScenes } from '../support/browser/size-scenes/metro.ts'
import { testSizes } from '../support/browser/size-tests.ts'

testSizes(metroScenes)
