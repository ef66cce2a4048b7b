import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

const TO_ANSWER = 90_000 // milliseconds, for a mirror that is there
const TO_FETCH = 5 * 60_000 // from one that is slow
/** A machine without a network says so at once, in place of trying again and again. */
const HASTE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=120']

let isUpdated = false // tried once, for everything that is missing

/** Installs packages of Debian; throws where that is impossible. What has been fetched is always set up to its end. */
export function installPackages(names: readonly string[]): void {
	const apt = (words: readonly string[], timeout?: number) =>
		execFileSync('apt-get', [...HASTE, ...words], {
			stdio: 'inherit',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			...(timeout && { timeout }),
		})
	const install = ['install', '--yes', '--no-install-recommends']
	if (!isUpdated) {
		isUpdated = true
		apt(['update'], TO_ANSWER)
	}
	apt([...install, '--download-only', ...names], TO_FETCH)
	apt([...install, '--no-download', ...names])
}
