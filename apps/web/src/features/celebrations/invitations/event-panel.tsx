import type { Event } from '@celebrio/contract/celebrations/events'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { OverPanel } from '#features/celebrations/guests'
import { LeaveButton } from '#features/celebrations/helpers'
import { FromHost } from '#features/celebrations/host-messages'
import { PollPanel } from '#features/celebrations/polls'
import { paths } from '#lib/paths.ts'
import { type SessionUser, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import classes from './answer/answer.module.css'
import { Answering } from './answer/answering.tsx'
import { RequestForm } from './answer/request-form.tsx'
import { WithdrawButton } from './answer/withdraw-button.tsx'
import { HostPanel } from './hosting/host-panel.tsx'

const Guest = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { search } = useLocation()
  const here = paths.event(event.id) + search
  return (
    <Panel title={t('guestTitle')} lead={t('guestText')}>
      <ButtonLink to={paths.signIn(here)}>{t('signIn')}</ButtonLink>
      <ButtonLink variant="outline" to={paths.signUp(here)}>
        {t('signUp')}
      </ButtonLink>
    </Panel>
  )
}

/** Lets uninvited viewers ask to join, and shows that they have asked. */
const Asking = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const own = event.my_invitation
  if (own?.status === 'requested')
    return (
      <Panel title={t('askedTitle')} lead={t('askedText', { name: event.user.name })}>
        {own.message && (
          <p className={classes.note} dir="auto">
            {own.message}
          </p>
        )}
        {event.can.request && <WithdrawButton event={event} />}
      </Panel>
    )
  if (!event.can.request) return null
  return (
    <Panel title={t('askTitle')} lead={t('askText')}>
      <RequestForm event={event} onDone={() => undefined} />
    </Panel>
  )
}

/** Link to check-in for helpers. */
const CheckInPanel = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  return (
    <Panel title={t('youDoor')} lead={t('youDoorText', { name: event.user.name })}>
      <ButtonLink to={paths.eventDoor(event.id)} leftSection={<DoorOpen size={20} aria-hidden />}>
        {t('openDoor')}
      </ButtonLink>
      <LeaveButton event={event} />
    </Panel>
  )
}

type AnswerProps = { event: Event; own: Event['my_invitation']; user: SessionUser }

const Answer = ({ event, own, user }: AnswerProps) => {
  if (own && own.status !== 'requested') return <Answering event={event} invitation={own} user={user} />
  return own || !event.can.check_in ? <Asking event={event} /> : null
}

const Actions = ({ event }: { event: Event }) => {
  const session = useSession()
  if (!session) return <Guest event={event} />
  const own = event.my_invitation
  return (
    <>
      <OverPanel event={event} />
      {event.can.edit ? <HostPanel event={event} /> : event.can.check_in && <CheckInPanel event={event} />}
      {event.your_role !== 'host' && <Answer event={event} own={own} user={session.user} />}
      {!event.can.edit && (event.your_role !== null || own?.is_invited) && <FromHost place={event.id} />}
    </>
  )
}

/** The viewer's actions for an event: manage, check in, vote, answer, ask to join, or sign in. */
export const EventPanel = ({ event }: { event: Event }) => {
  const session = useSession()
  const own = event.my_invitation
  const votes = session !== null && event.your_role !== 'host' && own !== null && own.status !== 'requested'
  return (
    <>
      {!votes && <PollPanel event={event} />}
      <Actions event={event} />
    </>
  )
}
