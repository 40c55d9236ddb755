import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import classes from './answer-sheet.module.css'
import { firstName } from './answers.ts'
import { useDeadline } from './use-deadline.ts'

/** The deadline has passed while somebody was about to say yes. */
export const LateNote = ({ event }: { event: Event }) => {
  const { t } = useTranslation('guests')
  const { day } = useDeadline(event)
  return (
    <p role="alert" className={classes.spots}>
      {t('lateText', { day, host: firstName(event.user.name) })}
    </p>
  )
}
