import type { Play } from '../../client/games/game.ts'

/** The board is made of named buttons: it can be read as it is. */
export default ({ play: { Board } }: { play: Play }) => <Board />
