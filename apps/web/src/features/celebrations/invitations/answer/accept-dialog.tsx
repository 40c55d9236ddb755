import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { EventSummary } from '#features/celebrations/events'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { useAccept } from '../data.ts'
import classes from './answer.module.css'
import { noteDraftKey } from './note-draft-key.ts'

type AcceptDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Accepts an invitation from a list, with a note. */
export const AcceptDialog = ({ event, opened, onClose }: AcceptDialogProps) => {
  const { t } = useTranslation('invitations')
  const { values, change, drop } = useDraft(noteDraftKey(event, 'yes'), { message: '' })
  const { mutate, isPending } = useAccept(event)
  const done = () => {
    drop()
    onClose()
  }
  const accept = (
    <Button fullWidth loading={isPending} onClick={() => mutate({ answer: values, done })}>
      {t('acceptInvitation')}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={event.title} size="medium" footer={accept}>
      <EventSummary event={event} brief />
      <p className={classes.person}>
        <Avatar name={event.user.name} src={event.user.profile_picture} size={44} />
        <span>
          <b dir="auto">{event.user.name}</b>
          {t('invitesYou')}
        </span>
      </p>
      {event.my_invitation?.invitation_message && (
        <p className={classes.note} dir="auto">
          {event.my_invitation.invitation_message}
        </p>
      )}
      <TextArea
        label={t('note')}
        optional
        rows={3}
        maxLength={partyLimits.message}
        placeholder={t('typeNote')}
        value={values.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
    </Dialog>
  )
}
