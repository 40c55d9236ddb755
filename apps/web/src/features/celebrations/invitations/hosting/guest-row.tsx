import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { X } from '@phosphor-icons/react/X'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quoted } from '#lib/quoted.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import { useRemoveGuest } from '../data.ts'
import { useRevoke } from '../use-external-guests.ts'
import classes from './hosting.module.css'
import { NewLink } from './new-link.tsx'

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

/** One guest of an own event; `withStanding` where guests of all kinds are listed. */
export const GuestRow = ({ event, guest, withStanding }: GuestProps & { withStanding: boolean }) => {
  const { t } = useTranslation('invitations')
  const { user, adults, children, dietary, message, personal, confirming } = guest
  const party = adults + children
  const facts = [
    confirming && t('toConfirm'),
    withStanding && guest.status !== 'removed' && t(`standing_${guest.status}`),
    personal && t('withoutAccount'),
    personal?.email,
    party > 1 && t('party', { count: party }),
    dietary,
    message && quoted(message),
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
