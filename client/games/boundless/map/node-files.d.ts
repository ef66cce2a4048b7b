/** The client knows nothing of Node; the script that draws the maps runs there, and needs this much of it. */
declare module 'node:fs' {
	export function readFileSync(path: URL, encoding: 'utf8'): string
	export function writeFileSync(path: URL, text: string): void
}
