import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useRemove } from './data.ts'

type UnfriendProps = { person: { id: number; name: string } } & Pick<ButtonProps, 'size'>

/** Confirms first: to connect again, the other person would have to accept. */
export const UnfriendButton = ({ person: { id, name }, size }: UnfriendProps) => {
  const { t } = useTranslation('friends')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRemove(id, false)
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setAsking(true)}>
        {t('unfriend')}
      </Button>
      <ConfirmDialog
        title={t('unfriendTitle', { name })}
        text={t('unfriendText')}
        confirm={t('unfriend')}
        opened={asking}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  )
}
