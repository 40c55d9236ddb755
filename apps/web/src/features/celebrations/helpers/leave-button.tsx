import type { Event } from '@celebrio/contract/celebrations/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDismiss } from './data.ts'

/** Ends the viewer's own help with an event. */
export const LeaveButton = ({ event }: { event: Event }) => {
  const { t } = useTranslation('helpers')
  const [opened, setOpened] = useState(false)
  const userId = useSession()?.user.id ?? 0
  const { mutate, isPending } = useDismiss(event.id, userId, t('left'))
  return (
    <>
      <Button variant="quiet" onClick={() => setOpened(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('leaveTitle')}
        text={t('leaveText', { name: event.user.name })}
        confirm={t('leave')}
        refuse={t('stay')}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
