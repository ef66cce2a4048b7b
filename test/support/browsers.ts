/** Before the tests: which browsers there are, after installing what can be installed. */
import { demandChromium } from './chromium.ts'
import { foundEngines, installEngines, missingEngines } from './engines/find-engines.ts'

try {
	demandChromium()
	installEngines()
	console.log([`Tests run in ${foundEngines().join(', ')}.`, ...missingEngines()].join('\n'))
} catch (error) {
	console.error((error as Error).message)
	process.exit(1)
}
