/** How often our code ran in any room of this process: in a room where nobody does anything, never. */
export const activity = { runs: 0 }
