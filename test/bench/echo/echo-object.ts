import { DurableObject } from 'cloudflare:workers'

/** The least a Durable Object can do that is durable and heard by all: one insert, then the same text to everybody. */
export class EchoObject extends DurableObject {
	constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
		super(ctx, env)
		ctx.storage.sql.exec(
			'CREATE TABLE IF NOT EXISTS entries (number INTEGER PRIMARY KEY, entry TEXT NOT NULL)',
		)
	}

	override fetch(): Response {
		const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
		this.ctx.acceptWebSocket(server)
		return new Response(null, { status: 101, webSocket: client })
	}

	override webSocketMessage(_: WebSocket, message: string | ArrayBuffer): void {
		this.ctx.storage.sql.exec('INSERT INTO entries (entry) VALUES (?)', message)
		for (const socket of this.ctx.getWebSockets()) socket.send(message)
	}
}
