/** A part of a contest in a process of its own: it is sent one, answers with what came of its deals, and ends. */
import { demand } from '../arguments.ts'
import { type Contest, playShare, prepare } from './contest.ts'

interface Share {
	contest: Contest
	share: number
	shares: number
}

process.once('message', async ({ contest, share, shares }: Share) => {
	process.send!(playShare(contest, demand(await prepare(contest)), share, shares))
})
