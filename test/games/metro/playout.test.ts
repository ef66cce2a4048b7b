import { test } from 'vitest'
import { combinationsOf } from '../support/soak.ts'
import { playSideBySide } from './same-as-rules.ts'
import { soak } from './soak.ts'

test('imagined games follow the rules, step by step, with every choice of options', () => {
	for (const [index, combination] of combinationsOf(soak).entries()) {
		if (index % 16 === 0) playSideBySide(combination, `side by side ${index}`)
	}
}, 120_000)
