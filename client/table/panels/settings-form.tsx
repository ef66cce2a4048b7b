import './settings-form.css'
import { settings } from '../../app/settings.ts'
import { Choice } from '../../design/choice.tsx'
import { Switch } from '../../design/switch.tsx'
import { playSound } from '../../sound/sound.ts'
import { panelWords } from './words.en.ts'

/** What can be set on this device. */
export const SettingsForm = () => (
	<div class="settings">
		<Choice
			label={panelWords.t('settings.language')}
			items={[
				{ value: 'auto' as const, label: panelWords.t('settings.auto') },
				{ value: 'en' as const, label: 'English' },
				{ value: 'fr' as const, label: 'Français' },
			]}
			chosen={[settings.language.value]}
			onChoose={(value) => {
				settings.language.value = value
			}}
		/>
		<Choice
			label={panelWords.t('settings.theme')}
			items={[
				{ value: 'auto' as const, label: panelWords.t('settings.auto') },
				{ value: 'light' as const, label: panelWords.t('settings.theme.light') },
				{ value: 'dark' as const, label: panelWords.t('settings.theme.dark') },
			]}
			chosen={[settings.theme.value]}
			onChoose={(value) => {
				settings.theme.value = value
			}}
		/>
		<Choice
			label={panelWords.t('settings.motion')}
			items={[
				{ value: 'calm' as const, label: panelWords.t('settings.motion.calm') },
				{ value: 'auto' as const, label: panelWords.t('settings.motion.normal') },
				{ value: 'quick' as const, label: panelWords.t('settings.motion.quick') },
				{ value: 'reduced' as const, label: panelWords.t('settings.motion.none') },
			]}
			chosen={[settings.motion.value]}
			onChoose={(value) => {
				settings.motion.value = value
			}}
		/>
		<Switch
			label={panelWords.t('settings.sound')}
			checked={settings.sound.value}
			onChange={(checked) => {
				settings.sound.value = checked
			}}
		/>
		{settings.sound.value && (
			<label class="settings-volume">
				<span>{panelWords.t('settings.volume')}</span>
				<input
					type="range"
					min="0.1"
					max="1"
					step="0.1"
					value={settings.volume.value}
					onInput={(event) => {
						settings.volume.value = event.currentTarget.valueAsNumber
					}}
					onChange={() => playSound('chime')}
				/>
			</label>
		)}
		<Switch
			label={panelWords.t('settings.text')}
			hint={panelWords.t('settings.text.hint')}
			checked={settings.textView.value}
			onChange={(checked) => {
				settings.textView.value = checked
			}}
		/>
	</div>
)
