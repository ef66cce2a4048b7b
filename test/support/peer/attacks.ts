import * as Y from 'yjs'
import { makeIdentity } from '../../../client/peer/identity.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { encodeDocumentFrame } from '../../../shared/sync/documents.ts'
import { PROTOCOL } from '../../../shared/sync/frames.ts'
import { encodeSlip } from '../../../shared/sync/peer/slip.ts'
import { tokenOf } from '../visitor.ts'
import type { HostileSeat } from './hostile-seat.ts'

/** What a hostile seat knows of the game it sits at. */
export interface Scene {
	mallory: HostileSeat
	epoch: number
	turn: number
	steps: unknown[] // what whoever is called may do
}

type Attack = (scene: Scene) => unknown

const hello = (name: string) => JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: tokenOf(name) })

const command = ({ epoch, turn }: Scene, type: string, args: object, id = `hostile.${type}`) => ({
	id,
	epoch,
	turn,
	type,
	args,
})

/** Says hello as oneself, and then something. */
const say = ({ mallory }: Scene, session: string, ...frames: (string | Uint8Array)[]) =>
	mallory.write({ session, frames: [hello('mallory'), ...frames] })

const askForTable = ({ epoch }: Scene): Uint8Array =>
	encodeDocumentFrame({ name: 'table', epoch, kind: 'ask', body: Y.encodeStateVector(new Y.Doc()) })

/** As an honest page would begin. */
export const beginAgain = (scene: Scene) => say(scene, 'zzz', askForTable(scene))

/** No honest page does any of this: whoever does loses their board. */
export const crimes: Record<string, Attack> = {
	'sends noise for changes': ({ mallory }) => {
		const random = randomFrom('noise')
		for (let length = 1; length < 100; length++)
			mallory.send(Uint8Array.from({ length }, () => random.below(256)))
	},
	'writes under names that a board has not': ({ mallory }) =>
		mallory.change((board) => board.set('third', 1)),
	'writes a document into the document': ({ mallory }) =>
		mallory.change((_, doc) => doc.getText('more').insert(0, 'x')),
	'puts no bytes where its frames belong': ({ mallory }) =>
		mallory.change((board) => board.set('seat', { first: 0 })),
	'puts a map where its frames belong': ({ mallory }) =>
		mallory.change((board) => board.set('seat', new Y.Map([['first', 0]]))),
	'puts bytes there that say nothing': ({ mallory }) =>
		mallory.change((board) => board.set('seat', Uint8Array.from([255, 255, 255, 255]))),
	'writes in place of the host again and again': async ({ mallory }) => {
		for (let time = 0; time < 40; time++)
			mallory.change((board) => board.set('host', Uint8Array.from([time])))
	},
	'leaves frames out': (scene) => {
		say(scene, 'zz')
		scene.mallory.write({ session: 'zz', first: 7, frames: ['late'] })
	},
	'has read what was never said': (scene) => {
		say(scene, 'zz')
		scene.mallory.write({ session: 'zz', received: 1000 })
	},
	'does not sign': (scene) => say(scene, 'zz', JSON.stringify(command(scene, 'sit', { name: 'Mallory' }))),
	'does not sign what looks like no command': (scene) =>
		say(scene, 'zz', ` ${JSON.stringify(command(scene, 'sit', { name: 'Mallory' }))}`),
	'signs with another key': async (scene) => {
		const other = await makeIdentity()
		say(scene, 'zz', await scene.mallory.signed(command(scene, 'chat', { text: 'hi' }), other))
	},
	'changes what it signed': async (scene) => {
		const signed = String(await scene.mallory.signed(command(scene, 'chat', { text: 'hi' })))
		say(scene, 'zz', signed.replace('"hi"', '"ho"'))
	},
	'nests what it wants signed deeper than anybody reads': async (scene) => {
		const deep = `${'['.repeat(1800)}${']'.repeat(1800)}`
		const text = JSON.stringify({ ...command(scene, 'sit', {}), signature: '0'.repeat(128) })
		say(scene, 'zz', text.replace('"args":{}', `"args":{"a":${deep}}`))
	},
	'begins again and again': ({ mallory }) => {
		for (let time = 100; time < 200; time++)
			mallory.write({ session: `z${time}`, frames: [hello('mallory')] })
	},
	'sends more than anybody says': ({ mallory }) => {
		for (let time = 0; time < 30; time++) mallory.write({ session: 'zz', frames: [`${time}`.repeat(50_000)] })
	},
	'sends more messages than anybody sends': ({ mallory }) => {
		const empty = Y.encodeStateAsUpdate(new Y.Doc())
		for (let time = 0; time < 5000; time++) mallory.send(empty)
	},
	'sends changes for which others are missing, without end': ({ mallory }) => {
		const doc = new Y.Doc()
		const updates: Uint8Array[] = []
		doc.on('update', (update: Uint8Array) => updates.push(update))
		for (let time = 0; time < 6; time++) doc.getMap('board').set('seat', new Uint8Array(60_000).fill(time))
		for (const update of updates.slice(1)) mallory.send(update)
	},
}

/** All this is of no use, but does no harm that would have to be punished. */
export const follies: Record<string, Attack> = {
	'forges what the host writes, in its name': ({ mallory }) => {
		const forged = encodeSlip({ session: 'zz', first: 0, frames: ['forged'], received: 0, closed: 4002 })
		mallory.change((board) => board.set('host', forged), mallory.writerOf('host'))
		mallory.change((board) => board.set('host', forged), mallory.writerOf('host') + 1)
	},
	'deletes all there is': ({ mallory }) => mallory.change((board) => board.clear(), mallory.writerOf('host')),
	'says everything again, in another order': ({ mallory }) => {
		for (const update of [...mallory.received].reverse()) mallory.send(update)
	},
	'is somebody else': (scene) =>
		scene.mallory.write({ session: 'zz', frames: [hello('ann'.padEnd(4)), hello('bob!')] }),
	'is two at once': (scene) => say(scene, 'zz', hello('somebody')),
	'moves though another is called': async (scene) => {
		const { steps } = scene
		const move = await scene.mallory.signed(command(scene, 'move', { steps: [steps[0]] }))
		const named = await scene.mallory.signed(
			command(scene, 'move', { steps: [steps[0]], seat: 0, by: 'ann' }, 'hostile.named'),
		)
		say(scene, 'zz', move, named)
	},
	'takes powers that it does not have': async (scene) => {
		const wishes: [string, object][] = [
			['start', {}],
			['rematch', {}],
			['kick', { seat: 1 }],
			['give', { seat: 1 }],
			['options', { options: {} }],
			['undo', {}],
			['sit', { name: 'Twice' }],
			['no such thing', {}],
		]
		const frames = wishes.map(([type, args]) => scene.mallory.signed(command(scene, type, args)))
		say(scene, 'zz', ...(await Promise.all(frames)))
	},
	'talks faster than anybody': (scene) => say(scene, 'zz', ...Array.from({ length: 300 }, () => 'ping')),
	'sends frames that are none': (scene) =>
		say(
			scene,
			'zz',
			'',
			'null',
			'[]',
			'{',
			'{"type":"hello"}',
			new Uint8Array(),
			new Uint8Array(200).fill(255),
		),
	'sends a frame that is too large': (scene) => say(scene, 'zz', 'x'.repeat(50_000)),
	'asks and asks, and never reads': (scene) =>
		say(scene, 'zz', ...Array.from({ length: 80 }, () => askForTable(scene))),
}
