import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { X } from '@phosphor-icons/react/X'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewLink, useRevoke } from '#features/celebrations/external-guests'
import { formatClock } from '#lib/formats-dates.ts'
import { inQuotationMarks } from '#lib/quotation-marks.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import { useRemoveGuest } from '../data.ts'
import classes from './hosting.module.css'

type GuestProps = { event: Event; guest: Guest }

const Remove = ({ event, guest }: GuestProps) => {
  const { t } = useTranslation('invitations')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const remove = useRemoveGuest(event, guest, close)
  const revoke = useRevoke(event, guest, close)
  const { mutate, isPending } = guest.personal ? revoke : remove
  const { name } = guest.user
  return (
    <>
      <IconButton label={t('removeOne', { name })} icon={<X size={20} aria-hidden />} onClick={() => setOpened(true)} />
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('removeTitle', { name })}
        text={t(guest.personal ? 'revokeText' : 'removeText')}
        confirm={t('remove')}
        refuse={t('keepGuest')}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}

/** What the host should know of our e-mails to an external guest: the last one got lost, or there is more to tell. */
const emailFact = (
  t: TFunction<'invitations'>,
  { email_failed, email_due_at, email_unwanted }: NonNullable<Guest['personal']>,
) => {
  if (email_unwanted) return t('emailUnwanted')
  if (email_failed) return t('emailFailed')
  return email_due_at && t('emailDue', { time: formatClock(email_due_at) })
}

/** One guest of an own event; `withStatus` when guests of all statuses are listed. */
export const GuestRow = ({ event, guest, withStatus }: GuestProps & { withStatus: boolean }) => {
  const { t } = useTranslation('invitations')
  const { user, adults, children, dietary, message, personal, confirming } = guest
  const party = adults + children
  const facts = [
    confirming && t('toConfirm'),
    withStatus && guest.status !== 'removed' && t(`standing_${guest.is_maybe ? 'maybe' : guest.status}`),
    personal && t('withoutAccount'),
    personal?.email,
    personal && emailFact(t, personal),
    party > 1 && t('party', { count: party }),
    dietary,
    message && inQuotationMarks(message),
  ]
  const actions = (
    <>
      {personal && event.can.invite && <NewLink event={event} guest={guest} />}
      <Remove event={event} guest={guest} />
    </>
  )
  return (
    <PersonRow name={user.name} picture={user.profile_picture} facts={facts} actions={actions} beside>
      {personal ? (
        <span className={classes.name} dir="auto">
          {user.name}
        </span>
      ) : (
        <PersonLink id={user.id}>{user.name}</PersonLink>
      )}
    </PersonRow>
  )
}
