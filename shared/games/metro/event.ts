/** What happened, for everybody to see. The seat is the move's; words and motion are the client's. */
export type Event =
	| { type: 'lay'; cell: number; code: string } // the tile as it lies there
	| { type: 'line'; departure: number; length: number; end: number; points: number } // a line was finished
	| { type: 'draw' }
	| { type: 'wagon'; rail: number; owner: number } // a seat's or, where they play, a company's
	| { type: 'exchange'; percentage: number; company?: number } // the face-up card, where it was taken
	| { type: 'pass' }
	| { type: 'conclude' } // all stopped playing
