import { MAX_SIGNAL, parseSignal, type SignalMessage } from '../../../shared/sync/peer/signalling.ts'
import type { Topics } from '../../../shared/sync/peer/topics.ts'

/** What a line says to the signalling server, which notes to what it listens from then on. */
export function heardSignal<Line>(topics: Topics<Line>, line: Line, text: string): SignalMessage {
	const message = text.length <= MAX_SIGNAL ? parseSignal(text) : undefined
	if (!message) throw new Error('a page said what the server would send it away for')
	if (message.type === 'subscribe') for (const topic of message.topics) topics.join(line, topic)
	if (message.type === 'unsubscribe') for (const topic of message.topics) topics.leave(line, topic)
	return message
}
