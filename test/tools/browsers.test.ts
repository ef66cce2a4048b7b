import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'

test('an engine that neither is there nor can be installed is named as not tested, and the tests go on', async () => {
	const programs = await mkdtemp(join(tmpdir(), 'junction-programs-'))
	const apt = join(programs, 'apt-get')
	await writeFile(apt, '#!/bin/sh\nexit 100\n') // as without a network
	await chmod(apt, 0o755)
	const { stdout } = await promisify(execFile)(process.execPath, [inProject('test/support/browsers.ts')], {
		env: { PATH: programs, CHROMIUM_PATH: process.execPath, FIREFOX_PATH: process.execPath },
	})
	await rm(programs, { recursive: true })
	expect(stdout).toContain('Tests run in Chromium, Firefox.')
	expect(stdout).toContain('NOT TESTED in WebKit: it is not on this machine')
})
