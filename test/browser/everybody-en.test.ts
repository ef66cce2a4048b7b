import { describeScreens } from '../support/browser/screen-tests.ts'

describeScreens('en')
