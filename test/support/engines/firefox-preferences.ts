/** A phone that is held upright, by somebody who reads English and wants nothing to move. */
const person = {
	'intl.accept_languages': 'en-GB',
	'ui.prefersReducedMotion': 1,
	'dom.w3c_touch_events.enabled': 1,
	'dom.w3c_touch_events.legacy_apis.enabled': true,
	'dom.maxtouchpoints.testing.value': 5,
	'ui.primaryPointerCapabilities': 1,
	'ui.allPointerCapabilities': 1,
	'apz.max_tap_time': 60_000, // a machine that does ten other things lifts the finger late: a tap all the same
}

/** A test asks nobody outside: neither for updates nor whether there is a network. */
const silence = {
	'app.normandy.enabled': false,
	'app.update.disabledForTesting': true,
	'browser.newtabpage.activity-stream.feeds.topsites': false,
	'browser.region.network.url': '',
	'browser.safebrowsing.downloads.remote.enabled': false,
	'browser.safebrowsing.malware.enabled': false,
	'browser.safebrowsing.phishing.enabled': false,
	'browser.safebrowsing.provider.google4.updateURL': '',
	'browser.safebrowsing.provider.google5.updateURL': '',
	'browser.safebrowsing.provider.mozilla.updateURL': '',
	'browser.search.update': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'dom.push.connection.enabled': false,
	'extensions.getAddons.cache.enabled': false,
	'extensions.systemAddon.update.enabled': false,
	'extensions.update.enabled': false,
	'media.gmp-manager.updateEnabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'network.trr.mode': 5,
	'services.settings.server': 'data:,#nothing',
	'toolkit.telemetry.enabled': false,
	'toolkit.telemetry.server': 'data:,',
}

/** Two pages on one machine find each other without any other network. */
const neighbours = {
	'media.peerconnection.ice.loopback': true,
	'media.peerconnection.ice.obfuscate_host_addresses': false,
}

export const firefoxPreferences = { ...person, ...silence, ...neighbours }
