import type { Event } from '@celebrio/contract/celebrations/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DatePoll } from '#features/celebrations/polls'
import { Panel } from './panel.tsx'

type PollPanelProps = {
  event: Event
  /** Of a personal link, where it is opened by one. */
  token?: string | undefined
  /** Whose invitation it is, for who is asked. */
  name?: string
  /** Under the dates. */
  children?: ReactNode
}

/** While the date is open: the dates that it could be, with what the viewer can do about them. */
export const PollPanel = ({ event, token, name, children }: PollPanelProps) => {
  const { t } = useTranslation('invitations')
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
