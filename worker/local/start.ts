/** `npm start`: builds the client and serves everything, keeping the rooms in .state/. */
import { buildClient } from '../build/build-client.ts'
import { greet } from './greeting.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'
import { stopOnSignal } from './signals.ts'

const { host, port, state } = await readSettings()
await buildClient()
const served = await serve({ host, port, state })
greet(host, port)
console.log('\nCtrl+C ends it.')

stopOnSignal(served.stop)
