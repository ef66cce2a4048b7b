import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}

/** Where programs of those names would be, in the order in which a shell would look. */
export const onPath = (names: readonly string[]): string[] =>
	(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
