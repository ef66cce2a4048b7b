/**
 * Compares two runs of `npm run screens`, picture by picture: what is the same, what differs by how many pixels and
 * where, what is missing. Pictures of the differences lie in screens-compared/, beside a page that shows them all.
 *   node test/tools/compare-screens.ts screens-before screens
 */
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { inProject } from '../../worker/build/paths.ts'
import { differenceOf } from './difference.ts'
import { decodePng, encodePng } from './png.ts'

const folders = process.argv.slice(2).map((folder) => resolve(folder))
const [before = '', after = ''] = folders
if (folders.length !== 2 || !folders.every((folder) => existsSync(folder))) {
	console.error('Which folders? node test/tools/compare-screens.ts <before> <after>')
	process.exit(1)
}
const into = inProject('screens-compared')

interface Compared {
	file: string
	told: string
	isSame?: true
}

await rm(into, { recursive: true, force: true })
await mkdir(into)
const files = [...new Set([before, after].flatMap((folder) => globSync('**/*.png', { cwd: folder })))].sort()
const compared: Compared[] = []
for (const file of files) compared.push(await compare(file))
const different = compared.filter(({ isSame }) => !isSame)
await writeFile(join(into, 'index.html'), album(different))
for (const { file, told } of different) console.log(`${file}: ${told}`)
console.log(`${compared.length - different.length} of ${compared.length} pictures are the same.`)

async function compare(file: string): Promise<Compared> {
	const missing = [before, after].find((folder) => !existsSync(join(folder, file)))
	if (missing !== undefined) return { file, told: `only in ${missing === before ? after : before}` }
	const [old, recent] = await Promise.all([before, after].map((folder) => readFile(join(folder, file))))
	if (old!.equals(recent!)) return { file, told: 'the same', isSame: true }
	const [one, other] = [decodePng(old!), decodePng(recent!)]
	if (one.width !== other.width || one.height !== other.height)
		return { file, told: `${one.width} × ${one.height} became ${other.width} × ${other.height}` }
	const difference = differenceOf(one, other)
	if (!difference) return { file, told: 'the same', isSame: true }
	const { count, box, picture } = difference
	await mkdir(dirname(join(into, file)), { recursive: true })
	await writeFile(join(into, file), encodePng(picture))
	const share = ((100 * count) / (one.width * one.height)).toFixed(2)
	return {
		file,
		told: `${count} pixels differ (${share} %), within ${box.width} × ${box.height} at ${box.x}, ${box.y}`,
	}
}

/** Every difference in one row: before, after, and where they differ. */
function album(different: readonly Compared[]): string {
	const rows = different.map(({ file, told }) => {
		const images = [join(before, file), join(after, file), join(into, file)]
			.filter((path) => existsSync(path))
			.map((path) => `<img src="${relative(into, path)}" loading="lazy" height="420">`)
		return `<h2>${file}</h2>\n<p>${told}</p>\n<p>${images.join('\n')}</p>`
	})
	return `<!doctype html>\n<meta charset="utf-8">\n<title>Junction, before and after</title>\n${rows.join('\n')}\n`
}
