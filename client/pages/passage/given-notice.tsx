import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../../design/button.tsx'
import { askForState, isRefusal } from '../../passage/ask-passage.ts'
import { askAgain } from '../../passage/follow-state.ts'
import { givenAway } from '../../passage/given-away.ts'
import { Tries } from '../../passage/tries.tsx'
import { passageWords } from '../../passage/words.en.ts'
import { Notice } from '../notices/notice.tsx'
import { HomeLink } from '../notices/nowhere-page.tsx'

const { t } = passageWords

interface GivenNoticeProps {
	code: string
	watch: () => void
}

/** The first device, once its seat has gone: where it went, and whether somebody tries the same link again. */
export function GivenNotice({ code, watch }: GivenNoticeProps) {
	const tries = useSignal(0)
	useEffect(
		() =>
			askAgain(async () => {
				const answer = await askForState(code)
				if (!isRefusal(answer)) tries.value = answer.tries ?? 0
			}),
		[code],
	)
	const enter = () => {
		givenAway.value = undefined
		watch()
	}
	return (
		<Notice title={t('given')} text={t('given.text')}>
			<HomeLink />
			<Button onClick={enter}>{t('given.watch')}</Button>
			<Tries count={tries.value} />
		</Notice>
	)
}
