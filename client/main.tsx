import './design/base.css'
import { render } from 'preact'
import { App } from './app/app.tsx'
import { followLinks } from './app/router.ts'

followLinks()
render(<App />, document.getElementById('app')!)
