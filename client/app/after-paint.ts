/** Once the next frame is on the screen: what nobody waits for must not hold it up. */
export const afterPaint = (work: () => void): void => {
	requestAnimationFrame(() => setTimeout(work))
}
