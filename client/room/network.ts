import { signal } from '@preact/signals'

/** Whether the device has a network at all; whether a server answers is another matter. */
export const hasNetwork = signal(navigator.onLine)

for (const event of ['online', 'offline'])
	addEventListener(event, () => {
		hasNetwork.value = navigator.onLine
	})
