/** Milliseconds with a machine that does ten other things, or stands still for a minute. */
export const PATIENCE = 150_000
