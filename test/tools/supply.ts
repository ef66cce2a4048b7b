/**
 * `npm run supply`: holds what is installed against docs/dependencies.md, and prints one line of JSON; fails where they
 * differ, or where a package wants to run something when it is installed and package.json does not allow it.
 */
import { judgeSupply } from './supply/judge-supply.ts'
import { readSupply } from './supply/read-supply.ts'

const supply = readSupply()
const findings = judgeSupply(supply)
const { direct, licences, scripts } = supply
process.stdout.write(
	`${JSON.stringify({ direct: direct.length, packages: licences.size, scripts: scripts.length, findings })}\n`,
)
process.exitCode = findings.length === 0 ? 0 : 1
