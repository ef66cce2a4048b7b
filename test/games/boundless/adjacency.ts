import type { MapId } from '../../../shared/games/boundless/maps/atlas.ts'

/** What the rulebook's page of map notes says of states, and what follows from it. */

type Pairs = Record<MapId, [string, string][]>

export const adjacent: Pairs = {
	europe: [
		['HR', 'ME'],
		['AT', 'LI'],
		['CH', 'LI'],
		['FR', 'MC'],
		['DK', 'SE'],
		['GR', 'TR'],
		['GR', 'MT'],
		['GB', 'IE'],
		['FR', 'GB'],
		['GB', 'NL'],
		['BE', 'GB'],
		['IT', 'MT'],
		['PL', 'RU'],
		['AZ', 'TR'],
		['AZ', 'RU'],
	],
	usa: [
		['AZ', 'CO'],
		['NM', 'UT'],
		['CO', 'UT'],
		['AZ', 'NM'],
		['AZ', 'UT'],
		['CO', 'NM'],
		['AK', 'WA'],
		['CA', 'HI'],
		['MI', 'WI'],
	],
}

export const apart: Pairs = {
	europe: [
		['PL', 'SE'],
		['DK', 'NO'],
		['IT', 'ES'],
		['HR', 'IT'],
		['LI', 'IT'],
		['LI', 'DE'],
		['MC', 'IT'],
		['FI', 'PL'],
		// Links only join islands, and Greece has no others than these two.
		['EE', 'FI'],
		['CY', 'GR'],
		['FI', 'LV'],
		// Borders overseas are not on the map.
		['GB', 'ES'],
		['FR', 'NL'],
	],
	usa: [
		['MI', 'MN'],
		['CT', 'NJ'],
		['ME', 'MA'],
		// These meet in open water only.
		['NY', 'RI'],
		['IL', 'MI'],
	],
}
