/** What the rulebook's page of map notes says of states, and what follows from it. */
interface KnownMap {
	id: 'europe' | 'usa'
	counts: { regions: number; borders: number; links: number }
	adjacent: [string, string][]
	apart: [string, string][]
}

export const known: KnownMap[] = [
	{
		id: 'europe',
		counts: { regions: 52, borders: 97, links: 10 },
		adjacent: [
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
		apart: [
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
	},
	{
		id: 'usa',
		counts: { regions: 50, borders: 107, links: 2 },
		adjacent: [
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
		apart: [
			['MI', 'MN'],
			['CT', 'NJ'],
			['ME', 'MA'],
			// These meet in open water only.
			['NY', 'RI'],
			['IL', 'MI'],
		],
	},
]
