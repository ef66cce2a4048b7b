import { expect } from 'vitest'
import { calibrate, type Trial } from '../../report/calibration.ts'

/** A sample of equal bots' games for two: the judge's chances come true about as often as they say. */
export async function expectCalibrated(trial: Omit<Trial, 'players' | 'games' | 'seed'>): Promise<void> {
	const { surprise, error, fair } = await calibrate({ ...trial, players: 2, games: 24, seed: 'sample' })
	expect(Math.abs(surprise)).toBeLessThan(0.15)
	expect(error).toBeLessThan(0.85 * fair)
}
