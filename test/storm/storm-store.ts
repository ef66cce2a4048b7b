import type { Entry } from '../../shared/room/entry.ts'
import type { Batch, Beginning, DocumentUpdate, Rest, Stored } from '../../shared/sync/shell.ts'
import { Crash, MemoryStore } from '../support/memory-store.ts'

/** What the storm does around every write. */
export interface Weather {
	/** Waits as long as a write takes; for ever, once the object that writes is no more. */
	wait(): Promise<void>
	/** Whether nothing is written now: a spending cap was met. */
	refuses(): boolean
	onWritten(entries: readonly Entry[]): void // durable from now on
	onAlarm(at: number): void
}

/** The platform is up, and says no. */
export class Refused extends Crash {}

/** A store whose writes take their time, and may be refused. */
export class StormStore extends MemoryStore {
	readonly weather: Weather

	constructor(weather: Weather) {
		super()
		this.weather = weather
	}

	override async read(): Promise<Stored> {
		await this.weather.wait()
		return super.read()
	}

	override append(batch: Batch): Promise<void> {
		return this.during(() => super.append(batch), batch.entries)
	}

	override begin(beginning: Beginning): Promise<void> {
		return this.during(() => super.begin(beginning), beginning.entries)
	}

	override rest(rest: Rest): Promise<void> {
		return this.during(() => super.rest(rest), rest.entries)
	}

	override flush(): Promise<void> {
		return this.during(() => super.flush())
	}

	override compact(whole: DocumentUpdate): Promise<void> {
		return this.during(() => super.compact(whole))
	}

	override keepAway(away: Parameters<MemoryStore['keepAway']>[0]): Promise<void> {
		return this.during(() => super.keepAway(away))
	}

	override keepChat(chat: Parameters<MemoryStore['keepChat']>[0]): Promise<void> {
		return this.during(() => super.keepChat(chat))
	}

	override async wakeAt(at: number): Promise<void> {
		await this.during(() => super.wakeAt(at))
		this.weather.onAlarm(at)
	}

	/** A crash after a write leaves it written: so whoever follows the log is told in either case. */
	protected async during(write: () => Promise<void>, entries: readonly Entry[] = []): Promise<void> {
		await this.weather.wait()
		if (this.weather.refuses()) throw new Refused()
		const { size } = this
		try {
			await write()
		} finally {
			if (this.size > size) this.weather.onWritten(entries)
		}
		await this.weather.wait()
	}
}
