import { type ReadonlySignal, signal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Box } from '../../game.ts'
import { mapOf } from '../names.ts'

/** What a card shows of a state: its flag, or its outline. */
export type Picture = { flag: string } | { outline: string; box: Box }

export type Pictures = { readonly [state: StateId]: Picture }

const loaded = new Map<MapId, ReadonlySignal<Pictures | undefined>>()

/** The pictures of a map: all of them, long before a card is shown, so that it appears in one piece. */
export function picturesOf(map: MapId): ReadonlySignal<Pictures | undefined> {
	const known = loaded.get(map)
	if (known) return known
	const pictures = signal<Pictures | undefined>(undefined)
	loaded.set(map, pictures)
	void loadPictures(map).then((all) => {
		pictures.value = all
	})
	return pictures
}

const loadPictures = async (map: MapId): Promise<Pictures> =>
	mapOf(map).pictures === 'flags' ? loadFlags() : (await import('./outlines.ts')).loadOutlines(map)

async function loadFlags(): Promise<Pictures> {
	const { flags } = await import('./flags.ts')
	const pictures = Object.entries(flags).map(([path, text]) => {
		const state = /(\w+)\.svg$/.exec(path)![1]!
		return [state, { flag: `data:image/svg+xml,${encodeURIComponent(text)}` }] as const
	})
	await Promise.all(pictures.map(([, { flag }]) => decode(flag)))
	return Object.fromEntries(pictures)
}

const kept: HTMLImageElement[] = [] // an image that is still held needs no second decoding

async function decode(source: string): Promise<void> {
	const image = new Image()
	image.src = source
	kept.push(image)
	await image.decode().catch(() => undefined)
}
