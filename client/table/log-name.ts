import type { Connection } from '../connection/connection.ts'
import { hasCompany } from './has-company.ts'
import { tableWords } from './words.en.ts'

/** What the way to the log is called: by what is there. */
export const logName = (connection: Connection): string =>
	tableWords.t(hasCompany(connection) ? 'log.open' : 'log.alone')
