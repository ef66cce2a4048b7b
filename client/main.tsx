import './design/base.css'
import { render } from 'preact'
import { keepForOffline } from './app/keep-for-offline.ts'
import { followLinks } from './app/router.ts'
import { App } from './pages/app.tsx'

followLinks()
keepForOffline()
// Another page of this browser has erased everything: what this one still knows must not be written back.
addEventListener('storage', ({ key }) => {
	if (key === null) location.replace('/')
})
if (globalThis.Notification?.permission === 'granted')
	void import('./bell/stay-told.ts').then(({ stayTold }) => stayTold())
render(<App />, document.getElementById('app')!)
