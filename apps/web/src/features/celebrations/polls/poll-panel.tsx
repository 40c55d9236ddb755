import type { Event } from '@celebrio/contract/celebrations/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#ui/layout/panel.tsx'
import { DatePoll } from './date-poll.tsx'

type PollPanelProps = {
  event: Event
  /** Token of a personal link. */
  token?: string | undefined
  /** The invited person's name. */
  name?: string
  /** Content below the dates. */
  children?: ReactNode
}

/** The date poll with the viewer's actions, while the date is open. */
export const PollPanel = ({ event, token, name, children }: PollPanelProps) => {
  const { t } = useTranslation('polls')
  if (!event.date_open) return null
  const lead = name === undefined ? t(event.can.edit ? 'pollHost' : 'pollOthers') : t('pollGuest', { name })
  return (
    <Panel title={t(name === undefined ? 'pollTitleOthers' : 'pollTitle')} lead={lead}>
      {name !== undefined && event.my_invitation?.invitation_message && (
        <p dir="auto">{event.my_invitation.invitation_message}</p>
      )}
      <DatePoll event={event} token={token} />
      {children}
    </Panel>
  )
}
