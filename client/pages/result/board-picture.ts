/** What a drawing owes to the page's styles, each of which SVG also knows as an attribute. */
const LOOKS = [
	'fill',
	'fill-opacity',
	'fill-rule',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-dasharray',
	'stroke-dashoffset',
	'opacity',
	'display',
	'visibility',
	'paint-order',
	'transform',
	'font-family',
	'font-size',
	'font-weight',
	'text-anchor',
	'letter-spacing',
] as const

const SVG = 'http://www.w3.org/2000/svg'
const SHARP = 1000 // pixels across
const LEAST = 150 ** 2 // pixels on the page: what is smaller is a sign, not a board

/**
 * The board that lies on the table, as a picture: all of it, wherever somebody zoomed to. Nothing outside a picture
 * reaches into it, so it takes its looks, its tiles and its letters along. Undefined where no board is drawn.
 */
export async function pictureOfBoard(): Promise<HTMLImageElement | undefined> {
	const layers = layersOnPage()
	const [lowest] = layers
	if (!lowest) return undefined
	const { width, height } = lowest.viewBox.baseVal
	const whole = document.createElementNS(SVG, 'svg')
	whole.setAttribute('viewBox', lowest.getAttribute('viewBox') ?? '')
	whole.setAttribute('width', String(SHARP))
	whole.setAttribute('height', String((SHARP * height) / width))
	const style = document.createElementNS(SVG, 'style')
	style.textContent = await lettersAsRule()
	whole.append(style, ...layers.flatMap((layer) => [...standAlone(layer).childNodes]))
	const picture = new Image()
	picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`
	await picture.decode()
	return picture
}

/** Those of the surface, the lowest first; else the largest drawing, where one is large enough. */
function layersOnPage(): SVGSVGElement[] {
	const layers = [...document.querySelectorAll<SVGSVGElement>('.table .surface-picture > svg')]
	if (layers.length > 0) return layers
	const areaOf = (drawing: Element) => {
		const { width, height } = drawing.getBoundingClientRect()
		return width * height
	}
	const drawings = [...document.querySelectorAll<SVGSVGElement>('.table-board svg[viewBox]')]
	return drawings
		.filter((drawing) => areaOf(drawing) > LEAST)
		.sort((a, b) => areaOf(b) - areaOf(a))
		.slice(0, 1)
}

/** A copy that needs no style sheet. */
function standAlone(layer: SVGSVGElement): SVGSVGElement {
	const copy = layer.cloneNode(true) as SVGSVGElement
	for (const use of copy.querySelectorAll('use')) use.replaceWith(spelledOut(use))
	layer.after(copy) // for a moment: styles depend on where it stands
	for (const element of copy.querySelectorAll('*')) {
		const look = getComputedStyle(element)
		for (const name of LOOKS) {
			const value = look.getPropertyValue(name)
			if (name !== 'transform' || value !== 'none') element.setAttribute(name, value)
		}
		element.removeAttribute('style')
	}
	copy.remove()
	return copy
}

/** What a reference shows, in its place. */
function spelledOut(use: SVGUseElement): SVGGElement {
	const group = document.createElementNS(SVG, 'g')
	const symbol = document.querySelector<SVGSymbolElement>(use.getAttribute('href') ?? 'symbol')
	if (!symbol) return group
	const numberOf = (name: string) => Number(use.getAttribute(name) ?? 0)
	const scale = numberOf('width') / symbol.viewBox.baseVal.width || 1
	group.setAttribute('transform', `translate(${numberOf('x')} ${numberOf('y')}) scale(${scale})`)
	group.append(...[...symbol.childNodes].map((node) => node.cloneNode(true)))
	return group
}

/** The page's font, as a rule that carries it. */
async function lettersAsRule(): Promise<string> {
	const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
	const face = rules.find(
		(rule) =>
			rule instanceof CSSFontFaceRule && rule.cssText.includes('Overpass') && rule.cssText.includes('url('),
	)
	const address = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? '')?.[1]
	if (!address) return ''
	const sheet = (face as CSSFontFaceRule).parentStyleSheet?.href ?? location.href
	const font = await (await fetch(new URL(address, sheet))).blob()
	return `@font-face{font-family:Overpass;font-weight:400 800;src:url(${await asAddress(font)})}`
}

const asAddress = (blob: Blob): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader()
		reader.onload = () => resolve(String(reader.result))
		reader.onerror = () => reject(reader.error)
		reader.readAsDataURL(blob)
	})
