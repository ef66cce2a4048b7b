import { type ComponentType, createElement, type VNode } from 'preact'
import type { Route } from '../app/route.ts'
import { wordsReady } from '../i18n/language.ts'
import { NowherePage } from './notices/nowhere-page.tsx'

type PageOf<R extends Route> = ComponentType<Omit<R, 'page'>>

type Pages = { [Page in Route['page']]: () => Promise<PageOf<Extract<Route, { page: Page }>>> }

/** Each page is a chunk of its own; the smallest is not worth one. */
const pages: Pages = {
	home: async () => (await import('./home/home-page.tsx')).HomePage,
	room: async () => (await import('./room/room-page.tsx')).RoomPage,
	screen: async () => (await import('./screen/screen-page.tsx')).ScreenPage,
	local: async () => (await import('./local/local-page.tsx')).LocalPage,
	peer: async () => (await import('./room/room-page.tsx')).RoomPage,
	replay: async () => (await import('./replay/replay-page.tsx')).ReplayPage,
	rules: async () => (await import('./rules/rules-page.tsx')).RulesPage,
	daily: async () => (await import('./daily-page.tsx')).DailyPage,
	games: async () => (await import('./games/games-page.tsx')).GamesPage,
	learn: async () => (await import('./learn/learn-page.tsx')).LearnPage,
	privacy: async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage,
	nowhere: async () => NowherePage,
}

/** The page for a route, once it and its words are there. */
export async function loadPage({ page, ...props }: Route): Promise<VNode> {
	const Page = (await pages[page]()) as ComponentType<typeof props>
	await wordsReady()
	return createElement(Page, { ...props, key: JSON.stringify({ page, ...props }) })
}
