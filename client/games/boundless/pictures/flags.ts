/** Flags of the states of Europe, three by two, as text. */
export const flags = import.meta.glob<string>(
	'../../../../node_modules/country-flag-icons/3x2/{AD,AL,AM,AT,AZ,BA,BE,BG,BY,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GE,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MC,MD,ME,MK,MT,NL,NO,PL,PT,RO,RS,RU,SE,SI,SK,SM,TR,UA,VA,XK}.svg',
	{ query: '?raw', import: 'default', eager: true },
)
