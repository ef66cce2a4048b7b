import { type Browser, chromium } from 'playwright-core'
import { demandChromium } from '../chromium.ts'

/** A name that leads to this machine over plain http, as a phone in the same Wi-Fi would reach it. */
export const LAN_NAME = 'lan.test'

/** What a browser needs to run anywhere, also as root in a container, without looking for the internet. */
export const launchArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--allow-loopback-in-peer-connection', // two pages on one machine need no other network
	'--disable-features=WebRtcHideLocalIpsWithMdns', // its names are asked of a network that may not be there
	`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
]

/** Of an argument that is given twice, browsers take the last. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
	chromium.launch({ executablePath: demandChromium(), args: [...launchArguments, ...more] })
