import { missingEngines } from './find-engines.ts'

/** After the tests, where everybody looks: in which engines nothing was tested. */
export default function setup(): () => void {
	return () => {
		for (const sentence of missingEngines()) console.log(`\n${sentence}`)
	}
}
