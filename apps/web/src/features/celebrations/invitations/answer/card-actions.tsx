import type { Event } from '@celebrio/contract/celebrations/events'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkButton } from '#features/celebrations/events'
import { mustWait } from '#features/celebrations/guests'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import classes from './answer.module.css'
import { RejectDialog } from './reject-dialog.tsx'
import { RequestForm } from './request-form.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const AnswerButtons = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { t: tGuests } = useTranslation('guests')
  const isFull = event.my_invitation !== null && mustWait(event, event.my_invitation, 1)
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {event.date_open && (
        <ButtonLink variant="lagoon" size="small" to={paths.event(event.id)}>
          {t('voteOnDate')}
        </ButtonLink>
      )}
      {event.can.accept && (
        <Button variant="lagoon" size="small" onClick={() => setOpen('accept')}>
          {isFull ? tGuests('joinWaiting') : t('accept')}
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setOpen('reject')}>
        {t('decline')}
      </Button>
      <AcceptDialog event={event} opened={open === 'accept'} onClose={close} />
      <RejectDialog event={event} opened={open === 'reject'} onClose={close} />
    </>
  )
}

const RequestButton = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="lagoon" size="small" onClick={() => setOpened(true)}>
        {t('sendRequest')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('requestTitle', { title: event.title })}>
        <RequestForm event={event} onDone={close} />
      </Dialog>
    </>
  )
}

const statusTexts = { accepted: 'youCome', waiting: 'youWait', requested: 'youAsked', rejected: 'youDeclined' } as const

/** What the viewer has said. */
const OwnStatus = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { status, is_maybe } = event.my_invitation ?? {}
  if (is_maybe) return <span className={classes.coming}>{t('youMaybe')}</span>
  if (!status || status === 'pending' || status === 'removed') return null
  return (
    <span className={classes.coming}>
      {status !== 'rejected' && <CheckCircle size={18} weight="fill" aria-hidden />}
      {t(statusTexts[status])}
    </span>
  )
}

/** The viewer's actions for an event in a list. */
export const CardActions = ({ event }: { event: Event }) => {
  const isAsked = event.can.answer && event.my_invitation?.status === 'pending'
  return (
    <>
      {isAsked && <AnswerButtons event={event} />}
      {!isAsked && event.can.request && event.my_invitation === null && <RequestButton event={event} />}
      <OwnStatus event={event} />
      {event.can.request && event.my_invitation?.status === 'requested' && <WithdrawButton event={event} compact />}
      <MarkButton event={event} size="small" />
    </>
  )
}
