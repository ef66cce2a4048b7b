import './design/base.css'
import { render } from 'preact'
import { keepForOffline } from './app/keep-for-offline.ts'
import { followLinks } from './app/router.ts'
import { App } from './pages/app.tsx'

followLinks()
keepForOffline()
render(<App />, document.getElementById('app')!)
