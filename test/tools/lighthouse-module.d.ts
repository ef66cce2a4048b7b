/** What we use of Lighthouse, which comes without types of its own. */
declare module 'lighthouse' {
	export interface Audit {
		id: string
		title: string
		score: number | null
		displayValue?: string
	}

	interface Category {
		title: string
		score: number | null
		auditRefs: { id: string; weight: number }[]
	}

	export interface Result {
		lhr: { categories: Record<string, Category>; audits: Record<string, Audit> }
	}

	export default function lighthouse(
		url: string,
		flags: { port: number; onlyCategories: string[]; disableStorageReset: boolean; logLevel: 'error' },
	): Promise<Result | undefined>
}
