import { lazily } from '../../pages/lazily.tsx'

/** Hardly ever needed, and by few. */
export const Asked = lazily(
	async () => (await import('./asked.tsx')).Asked,
	() => null,
)
