import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { CalendarDay } from '../../shared/kernel/calendar.ts'
import type { AnyGame, Game, Seat, View } from '../../shared/kernel/game.ts'
import type { OptionField } from '../../shared/kernel/options.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import type { MoveEntry } from '../../shared/room/room.ts'
import type { TableView } from '../../shared/room/view.ts'
import type { Network } from '../../shared/sync/frames.ts'
import type { Heading } from '../rules/passage.ts'

/** What a game is to the client: a name, and parts that load when they are wanted. Words come with their part. */
export interface ClientGame {
	readonly id: string
	readonly players: { readonly min: number; readonly max: number }
	readonly lesson?: string // the first to learn it by
	readonly easyOptions?: object // of the first game after it, where some make that easier
	readonly atOnce?: true // everybody moves at the same time, so that people cannot share a device
	miniature(): Promise<ComponentType> // the living picture on the home page
	practice?(): Promise<ComponentType<PracticeProps>> // the way to playing alone, without a table
	daily?(): Promise<GameDaily> // a deal for every day
	lobby(): Promise<GameLobby>
	table(options: unknown): Promise<AnyTableGame> // with what these options ask for
	result?(): Promise<GameResult> // a plain one, unless told
	rules(): Promise<GameRules>
	engine(): Promise<AnyGame> // the whole game, to replay a record
}

export interface PracticeProps {
	look?: string // a class
	weak?: readonly string[] // what to practise above all, as it was misjudged
}

/** What a game has for every day. */
export interface GameDaily {
	readonly Card: ComponentType // the way to it, on the home page
	page(): Promise<ComponentType<DailyPageProps>>
}

export interface DailyPageProps {
	part: string // of the address: today's, unless told
	race: (day: CalendarDay) => void // opens a room with the deal of a day
	isOpening: boolean // one is being opened
}

/** What the lobby says about a game. */
export interface GameLobby {
	readonly fields: { readonly [option: string]: OptionField }
	readonly bots: readonly string[] // from the weakest on
	check(options: unknown, players: number): Rejected | undefined
	label(option: string): string
	/** One of the values of an option that is not about people. */
	value(option: string, value: string | number): string
	hint(option: string): string | undefined
	/** What a count of an option counts. */
	part?(option: string, index: number): string
	/** Whether an option means anything beside the others; where it does not, it is left at its default. */
	concerns?(option: string, options: unknown): boolean
	bot(name: string): string
	/** What will be played, as parts of one line: only what differs from the plain game. `names` are by place. */
	summary(options: unknown, names: readonly string[]): string[]
	explain(code: string): string | undefined
	/** Something to look at while one waits. */
	readonly Study?: ComponentType<{ options: unknown }>
}

/** The best of a game, in a sentence. */
export interface Moment {
	text: string
	seat?: Seat // who did it, where it was one alone
}

export interface GameResult {
	/** Every seat's score after each move, the start included. */
	progress(view: TableView): readonly (readonly number[])[]
	/** How many there were of what each row of the progress is, where that is no move: “60 tiles”. */
	tellStep?(count: number): string
	/** The best moment of the game; `mine` is the seat of whoever reads it. */
	moment(view: TableView, mine: Seat | undefined): Moment | undefined
	/** Where the points came from. */
	readonly Details: ComponentType<{ view: TableView; mine?: Seat | undefined }>
	/** What it is about, where that is not points: a score, how scores grew, where they came from. */
	readonly names?: {
		score(score: number): string
		lead(score: number): string // by how much somebody is ahead
		progress(): string
		details(): string
	}
	/** What one seat misjudged in a recorded game, by names that mean something to the game alone. */
	misjudged?(tables: readonly unknown[], entries: readonly MoveEntry[], seat: Seat): string[]
	/** What such a name means; nothing, where it means nothing any more. */
	tellMisjudged?(name: string): string | undefined
	/** What the best thing one ever did is called: a line, a round; a turn, unless told. */
	tellBest?(count: number): string
	/** A look back of its own, where chances of winning say little. */
	report?(): Promise<ComponentType<ReportProps>>
	/** What decides between equal scores, the more the better; equals share their place, unless told. */
	readonly tieBreak?: { count(view: TableView, seat: Seat): number; tell(count: number): string }
}

/** A recorded game. There is one table more than there are entries: the one before the first. */
export interface ReportProps {
	tables: readonly unknown[]
	entries: readonly MoveEntry[]
	players: readonly Player[]
}

export interface GameRules {
	title(): string
	word(key: string): string // of the rules, by the name of its paragraph
	/** With the options of a table, only what is played there is told; without any, all. */
	headings(options?: unknown): readonly Heading[]
	paragraphs(options?: unknown): readonly string[] // the names of all that a link can lead to
	/** The paragraph that a refusal of this game comes from. */
	ruleOf(code: string, options?: unknown): string | undefined
	readonly Text: ComponentType<{ options?: unknown }> // chapters from <h2> down
}

/** A seat at the game's table, as people know it. */
export interface Player {
	seat: Seat
	id: number // in the room
	name: string
	colour: number // and shape
	mine: boolean
	played: 'person' | 'bot' | 'nobody'
	isBot?: true // a bot from the start, not for somebody who got up
	away: boolean
	network?: Network // where moves race
}

/** The rules a table asks: those that answer from a view. Bots and the set-up stay out of its bundle. */
export type ViewRules<Table, Hand, Step> = Pick<
	Game<unknown, Table, Hand, Step, unknown, unknown>,
	'actors' | 'steps' | 'races'
>

/** A game at the table. */
export interface TableGame<Table, Hand, Step> {
	readonly rules: ViewRules<Table, Hand, Step>
	scoreOf(table: Table, seat: Seat): number
	/** A score in words; points, unless told. */
	tellScore?(score: number): string
	/** Whether scores are a secret for now: then nobody is shown one that means nothing. */
	hidesScores?(table: Table): boolean
	/** The table as it looked before an entry, so that missed moves can be shown one by one. */
	before(table: Table, entry: MoveEntry): Table
	/** An entry of the log in words, or nothing where there is nothing to tell; `table` is the newest. */
	tell(entry: MoveEntry, players: readonly Player[], table: Table, earlier: readonly MoveEntry[]): string
	/** The same where two lines have to do. */
	tellBriefly?: TableGame<Table, Hand, Step>['tell']
	/** What undoing the last entry would mean, where “move” says too little. */
	tellUndo?(entry: MoveEntry): string | undefined
	/** The parts of a game, to find them again in a replay: rounds, for example. None, unless told. */
	chapters?(tables: readonly Table[], entries: readonly MoveEntry[]): readonly Chapter[]
	/** A refusal of this game in words. */
	explain(code: string): string | undefined | Promise<string | undefined>
	open(stage: Stage<Table, Hand, Step>): Play
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types; each keeps its own
export type AnyTableGame = TableGame<any, any, any>

/** A part of a recorded game. There is one table more than there are entries: the one before the first. */
export interface Chapter {
	at: number // how many entries lie before it
	sign: string // for a mark, as short as can be: "3"
	label: string // "Round 3"
}

/** What a game sees of the table it is played at. */
export interface Stage<Table, Hand, Step> {
	readonly view: ReadonlySignal<View<Table, Hand>> // the newest: what moves are judged by
	readonly turn: ReadonlySignal<number> // of the newest: another with every move, also one that is taken back, but in a race
	readonly shown: ReadonlySignal<Table> // what the board shows: behind the newest while a playback runs
	readonly entries: ReadonlySignal<readonly MoveEntry[]> // as many as are shown
	readonly isShowing: ReadonlySignal<boolean> // there is something to see before it is anybody's turn
	readonly mover: ReadonlySignal<Seat | undefined> // whose move is to be seen; nobody's, where the table moved by itself
	readonly players: ReadonlySignal<readonly Player[]>
	readonly lit: Signal<number | undefined> // the entry of the log whose place is lit
	readonly sending: ReadonlySignal<boolean>
	readonly notice: ReadonlySignal<string | undefined> // what the player is told just now
	/**
	 * Sends a move; answers whether it was accepted. A refusal is told to the player by the table. One at a time,
	 * except in a race, where a claim says how many milliseconds after the painted start its player acted.
	 */
	send(steps: readonly Step[], claim?: number): Promise<boolean>
	/** Goes to the newest at once: the player has seen enough of what happened. */
	skip(): void
	/** Tells the player what a key did, which passes; or why not, by a code that leads to the rule. */
	say(text: string, code?: string): void
	/** Sends points on their way from a place of the drawing to their owner's name. */
	award(seat: Seat, points: number, from: Point): void
	/** Shows a part of the drawing larger until the playback is over; does nothing where it is large enough. */
	focus(box: Box): void
	/** Moves the drawing until a part of it can be seen, if it cannot. */
	reveal(box: Box): void
	/** The point of the drawing at a place of the page; undefined beside the board. */
	pointOnPage(place: Point): Point | undefined
	/** Milliseconds since the game began, on the authority's clock; undefined where no time runs. */
	now(): number | undefined
}

export interface Point {
	x: number
	y: number
}

export interface Box extends Point {
	width: number
	height: number
}

/** The part of a drawing that its window shows, and how large. */
export interface Sight extends Box {
	unit: number // pixels
}

/** The one thing to do next, saying what it will do. */
export interface Action {
	label: string
	act: () => void
	busy?: boolean
	isQuiet?: boolean // possible, but hardly what one is here for
	wayBack?: Pick<Action, 'label' | 'act'> // from what it would do, where that is not plain
}

/** An entry on its way to the board. */
export interface Scene {
	index: number
	entry: MoveEntry
	speed: number // how many times faster than usual
}

/**
 * A game in play on one screen: what is staged and not yet sent lives here. This is what every game has; what only
 * some have are parts of their own, and the table asks whether they are there.
 */
export interface Play {
	readonly prompt: ReadonlySignal<string> // what to do now
	readonly action: ReadonlySignal<Action | undefined>
	readonly Board: ComponentType // fills the space; of a drawing that can be zoomed, what lies lowest
	readonly Tray: ComponentType // what the board is played with
	readonly zoom?: Zoomable // where the board is such a drawing
	readonly keys?: Keyboard
	readonly holdings?: Holdings | undefined // where players have something besides points
	readonly isAbsorbing?: ReadonlySignal<boolean> // on a phone, there is nothing but the board
	readonly keepsNote?: Signal<boolean> // what its tray explains while others move stays until it is read
	/** The game in words, which plays all of it; it comes when it is wanted. */
	textView(): Promise<ComponentType>
	/** What the signs of its board and its tray mean, with the table's own figures; it comes when it is wanted. */
	explanations?(): Promise<readonly Explanation[]>
	/** What a bot would do, as a hint to the player; it comes when it is wanted. None where moves race. */
	hint?(steps: readonly unknown[]): Promise<Hint | undefined>
	/** Leads a learner's hand; it comes when it is wanted. */
	guide?(): Promise<Guide>
	/** What to say when something happens for the first time; it comes with the first move. */
	tips?(): Promise<readonly Tip[]>
	/** Shows what an entry changed; ends early, and leaves nothing behind, when the signal aborts. */
	animateMove(scene: Scene, signal: AbortSignal): Promise<void>
	close(): void
}

/** The signs that a selector finds, and what one of them means as the table stands; nothing where there is nothing to say. */
export type Explanation = readonly [selector: string, explain: (sign: Element) => string | undefined]

/** One sentence for the first time that something happens. */
export interface Tip {
	name: string
	/** Whether an entry of the log is that; `earlier` are those before it. */
	isDue(entry: MoveEntry, earlier: readonly MoveEntry[]): boolean
	text(): string
}

/** Where a good move is, and why. */
export interface Hint {
	text: string // one short sentence, which names the place too
	Mark?: ComponentType // SVG, over the drawing
}

/** Something that a lesson points to: a part of the page by its selector, or a part of the drawing. */
export type Spot = string | Box

/** What a lesson asks of a game in play. Each follows what is staged. */
export interface Guide {
	/** How many of a move's steps are staged, from the first on; all of them wait for the button. */
	staged(steps: readonly unknown[]): number
	/** What to touch next to make that move; the button, unless told. */
	next(steps: readonly unknown[]): Spot | undefined
	/** Whether something else than that is staged, so that one can be told at once; how it goes, where it must go first. */
	strays?(steps: readonly unknown[]): boolean | string
	/** Something by the name that lessons have for it. */
	find(name: string): Spot | undefined
	/** Takes away what was asked about, where it lies over the words of the lesson. */
	uncover?(): void
	/** That move in words, for whoever does not see what is lit. */
	tell(steps: readonly unknown[]): string
}

/** What a window of that size shows best. */
export type Home = (window: { readonly width: number; readonly height: number }) => Box | undefined

/** A drawing that can be dragged, pinched and zoomed: what its surface asks of it. */
export interface Zoomable {
	readonly drawing: Box // its view box
	readonly overlays?: readonly ComponentType[] // SVG like the board, over it: each is painted without what lies under it
	readonly home?: ReadonlySignal<Home | undefined> // the part that is shown when nobody looks elsewhere; all, unless told
	readonly sight?: Signal<Sight | undefined> // where it wants to be told what is shown, whenever the camera rests
	readonly Aside?: ComponentType // what floats over the window, and stays where it is when the drawing is moved
	readonly pointer?: Pointer
	/** Names it for a screen reader. */
	label(): string
	tap(at: Point): void
	/** What a second tap soon after is for: a part to come near to, or the same as the first; its neighbourhood, unless told. */
	doubleTap?(at: Point): Box | 'tap' | undefined
	/** Where an entry happened, to look at it. */
	placeOf?(entry: MoveEntry): Box | undefined
}

/** What follows a mouse over the drawing, or a finger that is held on it. */
export interface Pointer {
	/** Whether holding a finger on the drawing points instead of dragging it. */
	holds(): boolean
	/** Undefined when it has gone. */
	point(at: Point | undefined): void
}

/** What keys do. */
export interface Keyboard {
	readonly shortcuts: readonly Shortcut[]
	readonly cursor?: Cursor // on a board that is a drawing
}

export interface Shortcut {
	keys: readonly string[] // as in KeyboardEvent.key, letters in lower case; digits as the keys are labelled
	label: () => string
	applies?: () => boolean // whether it means anything just now; always, unless told
	act: (key: string, event: KeyboardEvent) => void
}

/** Where arrow keys lead on the board. */
export interface Cursor {
	/** Answers whether the arrow meant anything; if not, it drags the drawing. */
	step(dx: number, dy: number): boolean
	/** Enter, where the arrows led. */
	enter(): void
}

/** What a player has besides points. */
export interface Holdings {
	readonly InSight?: ComponentType<{ seat: Seat }> // always, beside their name
	readonly InWords: ComponentType<{ seat: Seat }> // for whoever asks
}
