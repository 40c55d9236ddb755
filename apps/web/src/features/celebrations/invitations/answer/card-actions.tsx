import type { Event } from '@celebrio/contract/celebrations/events'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkButton } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import classes from './answer.module.css'
import { RejectDialog } from './reject-dialog.tsx'
import { RequestForm } from './request-form.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const Invited = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {event.date_open ? (
        <ButtonLink variant="lagoon" size="small" to={paths.event(event.id)}>
          {t('voteOnDate')}
        </ButtonLink>
      ) : (
        <Button variant="lagoon" size="small" onClick={() => setOpen('accept')}>
          {t('accept')}
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

const Asking = ({ event }: { event: Event }) => {
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

const said = { accepted: 'youCome', waiting: 'youWait', requested: 'youAsked', rejected: 'youDeclined' } as const

/** How the viewer stands, where there is nothing to be asked any more. */
const Standing = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const status = event.my_invitation?.status
  if (!status || status === 'pending' || status === 'removed') return null
  return (
    <span className={classes.coming}>
      {status !== 'rejected' && <CheckCircle size={18} weight="fill" aria-hidden />}
      {t(said[status])}
    </span>
  )
}

/** What the viewer can do about an event of a list. */
export const CardActions = ({ event }: { event: Event }) => {
  const isAsked = event.can.answer && event.my_invitation?.status === 'pending'
  return (
    <>
      {isAsked && <Invited event={event} />}
      {!isAsked && event.can.request && event.my_invitation === null && <Asking event={event} />}
      <Standing event={event} />
      {event.can.request && event.my_invitation?.status === 'requested' && <WithdrawButton event={event} compact />}
      <MarkButton event={event} size="small" />
    </>
  )
}
