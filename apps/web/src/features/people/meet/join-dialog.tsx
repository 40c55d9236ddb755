import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { standingQuery, useJoin } from './data.ts'
import classes from './meet-fields.module.css'
import { MeetForm } from './meet-form.tsx'

/** The way out: asked twice, because what is written here is gone then. */
const Leave = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('meet')
  const [sure, setSure] = useState(false)
  const { send, isPending } = useJoin('left', onDone)
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

/** Joining, and for who has joined, changing the profile and leaving. */
export const JoinDialog = ({ opened, onClose, onJoined }: JoinDialogProps) => {
  const { t } = useTranslation('meet')
  const { data: standing } = useQuery(standingQuery)
  const profile = standing?.meet_friend ?? null
  const done = () => {
    onClose()
    onJoined?.()
  }
  return (
    <Dialog opened={opened} onClose={onClose} size="medium" title={t(profile ? 'editTitle' : 'joinTitle')}>
      <MeetForm profile={profile} asksAge={standing?.age === 'unknown'} onDone={done} />
      {profile && <Leave onDone={onClose} />}
    </Dialog>
  )
}
