import { useEffect } from 'preact/hooks'
import { noteSeat } from '../../app/seats.ts'
import { Button } from '../../design/button.tsx'
import { doorWords } from '../../door/words.en.ts'
import { Notice } from './notice.tsx'
import { HomeLink } from './nowhere-page.tsx'

export interface ShutNoticeProps {
	why: 'room-full' | 'locked' | 'banned'
	code: string
	retry: () => void
}

const { t } = doorWords

/** There is a room, and we may not come in. */
export function ShutNotice({ why, code, retry }: ShutNoticeProps) {
	const isForGood = why === 'banned'
	useEffect(() => {
		if (isForGood) noteSeat(code) // none; who we are there is kept, since nobody becomes another by being removed
	}, [isForGood, code])
	return (
		<Notice title={t(`notice.${why}`)} text={t(`notice.${why}.text`)}>
			{isForGood && <HomeLink />}
			<Button kind={isForGood ? 'plain' : 'primary'} onClick={retry}>
				{t('notice.again')}
			</Button>
		</Notice>
	)
}
