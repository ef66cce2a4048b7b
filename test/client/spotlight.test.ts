import './support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { aroundOnPage } from '../../client/pages/learn/spotlight.tsx'

test('the frame around what is lit is seen whole, at the edge of the screen too', () => {
	const page = { clientWidth: 844, clientHeight: 390 }
	expect(aroundOnPage({ x: 520, y: 343, width: 316, height: 44 }, page)).toBe('516px,339px,324px,48px')
	expect(aroundOnPage({ x: 0, y: 1, width: 40, height: 44 }, page)).toBe('3px,3px,41px,46px')
	expect(aroundOnPage({ x: 0, y: 44, width: 160, height: 43 }, page, 44, 87)).toBe('3px,47px,161px,37px')
})
