import { copyText } from '../../app/copy-text.ts'

/** What became of a picture: handed to the device, or saved here, with its link on the clipboard or not. */
export type Shared = 'shared' | 'saved' | 'saved-and-copied'

/** By the device's own way of sharing, where it takes pictures; the link goes with it, and else onto the clipboard. */
export async function sharePicture(picture: File, text: string, url: string): Promise<Shared> {
	for (const content of [
		{ files: [picture], text, url },
		{ files: [picture], text: `${text} ${url}` }, // where it takes either, but not both
	])
		if (navigator.canShare?.(content) && (await isTaken(content))) return 'shared'
	save(picture)
	return (await copyText(url)) ? 'saved-and-copied' : 'saved'
}

/** Whoever thinks better of it has been asked, too; a browser that waited too long for the picture asks nobody. */
async function isTaken(content: ShareData): Promise<boolean> {
	try {
		await navigator.share(content)
		return true
	} catch (reason) {
		return reason instanceof DOMException && reason.name === 'AbortError'
	}
}

function save(file: File): void {
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = file.name
	link.click()
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
