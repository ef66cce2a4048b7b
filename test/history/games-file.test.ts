import { expect, test } from 'vitest'
import { LARGEST_FILE, readGamesFile, writeGamesFile } from '../../shared/history/games-file.ts'
import { keptGame } from '../support/kept-game.ts'

test('a file tells when, whose and the record, and nothing that could be claimed', () => {
	const file = writeGamesFile([keptGame({ packed: 'abc', scores: [9999, 0] })])
	expect(file).not.toContain('9999')
	expect(readGamesFile(file)).toEqual({ games: [{ at: 1000, seat: 0, packed: 'abc' }], bad: 0 })
})

test('what is no game in a file is counted and left out', () => {
	const good = { at: 5, seat: null, packed: 'abc' }
	const bad = [
		null,
		7,
		{},
		{ ...good, at: 'x' },
		{ ...good, at: Number.MIN_SAFE_INTEGER }, // no calendar has that day: a page would stumble over it for ever
		{ ...good, at: Number.MAX_SAFE_INTEGER },
		{ ...good, seat: -1 },
		{ ...good, seat: 0.5 },
		{ ...good, packed: 1 },
		{ ...good, packed: 'x'.repeat(400_001) },
	]
	const text = JSON.stringify({ format: 'junction-games', games: [...bad, good] })
	expect(readGamesFile(text)).toEqual({ games: [good], bad: bad.length })
})

test.each(['', '{', '[]', 'null', '{"format":"other","games":[]}', '{"format":"junction-games","games":{}}'])(
	'%j is no file of games',
	(text) => expect(readGamesFile(text)).toBeUndefined(),
)

test('a file that is too large is not even parsed', () => {
	const text = `{"format":"junction-games","games":[]${' '.repeat(LARGEST_FILE)}}`
	expect(readGamesFile(text)).toBeUndefined()
})
