import { friends } from '@celebrio/contract/people/friends'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './block-dialog.module.css'

export type BlockDialogProps = {
  person: { id: number; name: string }
  opened: boolean
  onClose: () => void
  /** When they are blocked: the place to leave what showed them. */
  onBlocked: () => void
}

/** Asks before two people are parted. */
export const BlockDialog = ({ person: { id, name }, opened, onClose, onBlocked }: BlockDialogProps) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(friends.block, { params: { friend_id: id } }),
    onSuccess: () => {
      onClose()
      toast.success(t('blockedDone'))
      onBlocked()
    },
    onError: error => toast.error(errorText(error)),
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('blockTitle', { name })}
      footer={
        <div className={classes.answers}>
          <Button variant="outline" fullWidth onClick={onClose}>
            {t('no')}
          </Button>
          <Button variant="danger" fullWidth loading={isPending} onClick={() => mutate()}>
            {t('yes')}
          </Button>
        </div>
      }
    >
      <p>{t('blockText')}</p>
    </Dialog>
  )
}
