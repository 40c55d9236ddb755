import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { notificationsQuery, useClear } from './data.ts'

/** Deletes all notifications after a confirmation; not rendered when there are none. */
export const ClearButton = () => {
  const { t } = useTranslation('notifications')
  const [asking, setAsking] = useState(false)
  const clear = useClear()
  const { data } = useInfiniteQuery(notificationsQuery)
  const some = data?.pages.some(page => page.notifications.length > 0)
  const close = () => setAsking(false)
  return (
    <>
      {some && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('clear')}
        </Button>
      )}
      <ConfirmDialog
        title={t('clearTitle')}
        text={t('clearText')}
        confirm={t('yesClear')}
        refuse={t('no')}
        opened={asking}
        busy={clear.isPending}
        onClose={close}
        onConfirm={() => clear.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}
