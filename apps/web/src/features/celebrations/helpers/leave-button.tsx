import type { Event } from '@celebrio/contract/celebrations/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useRemoveHelper } from './data.ts'

/** Lets the viewer stop helping with an event. */
export const LeaveButton = ({ event }: { event: Event }) => {
  const { t } = useTranslation('helpers')
  const [opened, setOpened] = useState(false)
  const userId = useSession()?.user.id ?? 0
  const { mutate, isPending } = useRemoveHelper(event.id, userId, t('left'))
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
