import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { membershipQuery, useJoin } from './data.ts'
import classes from './meet-fields.module.css'
import { MeetForm } from './meet-form.tsx'
import { draftPurpose } from './meet-values.ts'

/** The leave button. Asks for confirmation, because leaving deletes the profile. */
const Leave = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('meet')
  const [sure, setSure] = useState(false)
  const { send, isPending } = useJoin('left', {
    onDone: () => {
      dropDraft(draftPurpose)
      onDone()
    },
  })
  const leave = () => {
    const form = new FormData()
    form.set('join_friend_community', '0')
    send(form)
  }
  return (
    <div className={classes.leave}>
      {sure && <output>{t('leaveText')}</output>}
      <Button variant={sure ? 'danger' : 'quiet'} loading={isPending} onClick={() => (sure ? leave() : setSure(true))}>
        {t(sure ? 'leaveSure' : 'leave')}
      </Button>
    </div>
  )
}

type JoinDialogProps = { opened: boolean; onClose: () => void; onJoined?: () => void }

/** The dialog to join; for members to change the profile or leave. */
export const JoinDialog = ({ opened, onClose, onJoined }: JoinDialogProps) => {
  const { t } = useTranslation('meet')
  const { data: membership } = useQuery(membershipQuery)
  const profile = membership?.meet_friend ?? null
  const done = () => {
    onClose()
    onJoined?.()
  }
  return (
    <Dialog opened={opened} onClose={onClose} size="medium" title={t(profile ? 'editTitle' : 'joinTitle')}>
      <MeetForm profile={profile} asksAge={membership?.age === 'unknown'} onDone={done} />
      {profile && <Leave onDone={onClose} />}
    </Dialog>
  )
}
