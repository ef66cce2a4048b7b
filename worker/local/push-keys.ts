/** `npm run -s push-keys -- mailto:you@example.org`: draws what push services know a server by. */
import { generateKeyPairSync } from 'node:crypto'

const [contact = ''] = process.argv.slice(2)
if (!/^(mailto:.+@|https:\/\/)/.test(contact)) {
	console.error('Whom may a push service write to? npm run -s push-keys -- mailto:you@example.org')
	process.exit(1)
}
const {
	x = '',
	y = '',
	d,
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
	format: 'jwk',
})
const point = [Uint8Array.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] // uncompressed
console.log(JSON.stringify({ contact, public: Buffer.concat(point).toString('base64url'), private: d }))
