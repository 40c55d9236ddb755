import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import classes from './answer-sheet.module.css'
import { firstName } from './answers.ts'
import { useDeadline } from './use-deadline.ts'

type MaybeTermsProps = { event: Event; own: Pick<OwnInvitation, 'has_seat'> }

/** What a maybe means: until when it can become a yes, and that it keeps no place. */
export const MaybeTerms = ({ event, own }: MaybeTermsProps) => {
  const { t } = useTranslation('guests')
  const { members, user } = event
  const { day } = useDeadline(event)
  const until = day === '' ? t('maybeLater') : t('maybeUntil', { host: firstName(user.name), day })
  const isScarce = members !== null || own.has_seat
  return <p className={classes.limit}>{isScarce ? `${until} ${t('maybeNoSpot')}` : until}</p>
}
