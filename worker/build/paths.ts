import { fileURLToPath } from 'node:url'

/** A path inside the project, whatever directory a command was started from. */
export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
