import './settings-form.css'
import { settings } from '../../app/settings.ts'
import { Choice } from '../../design/choice.tsx'
import { Switch } from '../../design/switch.tsx'
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
				{ value: 'auto' as const, label: panelWords.t('settings.auto') },
				{ value: 'reduced' as const, label: panelWords.t('settings.motion.reduced') },
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
