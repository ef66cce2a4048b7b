import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import type { IconName } from '../../../design/icons.ts'
import { WagonLoader } from '../../../design/wagon-loader.tsx'
import { common } from '../../../i18n/common.en.ts'
import { wordsReady } from '../../../i18n/language.ts'
import { MapChoice } from './map-choice.tsx'
import { Opener } from './opener.tsx'

type OnMap = ComponentType<{ id: MapId }>

interface MapOpenerProps {
	icon: IconName
	label: string
	title: string
	look?: string | undefined
	first?: MapId | undefined // the map that is shown unless another is chosen
	load: () => Promise<OnMap>
}

/** The way to something that is done on a map, which one chooses there. */
export function MapOpener({ first = 'europe', load, ...opener }: MapOpenerProps) {
	const chosen = useSignal<MapId | undefined>(undefined)
	const id = chosen.value ?? first
	const choose = (next: MapId) => {
		chosen.value = next
	}
	return (
		<Opener {...opener} head={<MapChoice id={id} onChoose={choose} />}>
			<Loaded load={load} id={id} />
		</Opener>
	)
}

function Loaded({ load, id }: { load: () => Promise<OnMap>; id: MapId }) {
	const Part = useLoaded(async () => {
		const part = await load()
		await wordsReady()
		return part
	})
	return Part ? <Part key={id} id={id} /> : <WagonLoader label={common.t('loading')} />
}
