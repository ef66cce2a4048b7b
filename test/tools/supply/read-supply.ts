import { existsSync, readFileSync } from 'node:fs'
import { inProject } from '../../../worker/build/paths.ts'
import type { Supply } from './judge-supply.ts'

interface Manifest {
	dependencies: Record<string, string>
	devDependencies: Record<string, string>
	allowScripts: Record<string, boolean>
}

/** A package's own word on its licence; some old ones say it in a list. */
interface Told {
	license?: string
	licenses?: { type: string }[]
}

interface Locked extends Told {
	hasInstallScript?: boolean
}

/** What stands in the project now. */
export function readSupply(): Supply {
	const manifest = readJson<Manifest>('package.json')
	const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json')
	const locked = Object.entries(packages).filter(([path]) => path !== '')
	const hasScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
	return {
		direct: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
		licences: new Map(locked.map(([path, told]) => [placeOf(path), licenceAt(path, told)])),
		scripts: [...new Set(hasScript.map(([path]) => nameAt(path)))],
		allowed: Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]),
		document: readFileSync(inProject('docs/dependencies.md'), 'utf8'),
	}
}

/** The package itself is believed before the lockfile, which alone knows those of other platforms. */
function licenceAt(path: string, locked: Told): string {
	const manifest = `${path}/package.json`
	const told = existsSync(inProject(manifest)) ? readJson<Told>(manifest) : locked
	return told.license ?? told.licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
}

/** By this two versions of a package are apart; one that is named directly is at its name. */
const placeOf = (path: string): string => path.replace('node_modules/', '')

const nameAt = (path: string): string => path.split('node_modules/').at(-1)!

const readJson = <T>(path: string): T => JSON.parse(readFileSync(inProject(path), 'utf8')) as T
