import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CommonCode } from '../shared/kernel/rejection.ts'
import type { HonoEnv } from './env.ts'
import type { PassageCode } from './passage/seat-passages.ts'
import type { SubscriptionCode } from './push/subscription.ts'

/** Codes that only an HTTP answer has. */
type ApiCode =
	| 'no-such-route'
	| 'foreign-origin'
	| 'upgrade-required'
	| 'too-many-kept' // tables, for one household
	| 'no-push' // the configuration has no keys for it
	| SubscriptionCode
	| PassageCode
	| 'internal'

const statuses: Partial<Record<CommonCode | ApiCode, ContentfulStatusCode>> = {
	'foreign-origin': 403,
	'no-push': 404,
	'no-such-passage': 404,
	'no-such-room': 404,
	'no-such-route': 404,
	'too-large': 413,
	'upgrade-required': 426,
	'too-fast': 429,
	internal: 500,
	'room-full': 503,
}

/** A refusal as HTTP: its code, and a status that fits; 400 for whatever the request alone is to blame for. */
export const refuse = (c: Context<HonoEnv>, code: CommonCode | ApiCode | (string & {})): Response =>
	c.json({ code }, statuses[code as CommonCode] ?? 400)
