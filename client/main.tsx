import './design/base.css'
import { render } from 'preact'
import { App } from './app/app.tsx'
import { keepForOffline } from './app/keep-for-offline.ts'
import { followLinks } from './app/router.ts'

followLinks()
keepForOffline()
render(<App />, document.getElementById('app')!)
