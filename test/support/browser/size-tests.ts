import { describe, expect, test } from 'vitest'
import type { Guest, Language } from './guest.ts'
import { useSeededHouse } from './seeded-house.ts'
import type { Scene } from './size-scenes/scene.ts'
import { allSizes, enlargedFaultsOf, faultsOf, type Size } from './sizes.ts'
import { scaleText } from './text-size.ts'

type Look = (guest: Guest, scene: Scene, size: Size) => Promise<string[]>

/** A game's scenes in every size: in both languages, and with text half as large again, and twice as large. */
export function testSizes(scenes: readonly Scene[]): void {
	const stage = useSeededHouse()

	async function lookAt(scene: Scene, look: Look, factor = 1, language: Language = 'en'): Promise<string[]> {
		const guest = await scene.open(stage({ language }))
		await scaleText(guest.page, factor)
		const faults: string[] = []
		for (const size of allSizes) faults.push(...(await look(guest, scene, size)))
		return faults
	}

	describe.each(scenes)('$name: in every size', (scene) => {
		test('nothing overlaps, is cut off or moves, and the board is large', async () => {
			expect(await lookAt(scene, faultsOf)).toEqual([])
		})

		test('nor in French, which has longer words', async () => {
			expect(await lookAt(scene, faultsOf, 1, 'fr')).toEqual([])
		})

		test.each([1.5, 2])('text × %d: nor then, and half of the screen is the board’s', async (factor) => {
			expect(await lookAt(scene, enlargedFaultsOf, factor)).toEqual([])
		})
	})
}
