import { vi } from 'vitest'

/** A channel as simple-peer uses it, on which a test says what the other side would. */
class SilentChannel {
	onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
	binaryType = 'arraybuffer'
	readonly bufferedAmountLowThreshold = 0
	readonly readyState = 'connecting'

	send(): never {
		throw new Error('the channel is not open')
	}

	close(): void {}
}

/** A browser's end that describes itself, and hears nothing from anybody. */
class SilentConnection {
	readonly iceConnectionState = 'new'
	readonly iceGatheringState = 'complete'
	readonly signalingState = 'stable'
	readonly channel = new SilentChannel()
	remoteDescription: { type: string } | null = null
	isClosed = false

	createDataChannel(): SilentChannel {
		return this.channel
	}

	createOffer = async () => ({ type: 'offer', sdp: 'v=0' })
	createAnswer = async () => ({ type: 'answer', sdp: 'v=0' })
	setLocalDescription = async () => {}
	setRemoteDescription = async (description: { type: string }) => {
		this.remoteDescription = description
	}
	addIceCandidate = async () => {}
	getStats = async () => new Map()

	close(): void {
		this.isClosed = true
	}
}

/** Puts ends in place of the browser's that find no way to each other; answers those that were made so far. */
export function stubSilentConnections(): SilentConnection[] {
	const made: SilentConnection[] = []
	const Made = class extends SilentConnection {
		constructor() {
			super()
			made.push(this)
		}
	}
	vi.stubGlobal('RTCPeerConnection', Made)
	vi.stubGlobal('RTCSessionDescription', Object)
	vi.stubGlobal('RTCIceCandidate', Object)
	return made
}
