import type { Comment } from '@celebrio/contract/comments'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { commentsId } from './comments-id.ts'
import classes from './delete-dialog.module.css'
import { type OnCount, useDelete } from './use-changes.ts'

export type DeleteDialogProps = { comment: Comment; opened: boolean; onClose: () => void; onCount: OnCount }

/** Asks before a comment is deleted for good. */
export const DeleteDialog = ({ comment, opened, onClose, onCount }: DeleteDialogProps) => {
  const { t } = useTranslation('comments')
  const { mutate, isPending } = useDelete(comment, onCount)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => document.getElementById(commentsId(comment.post_id))?.focus(),
      onError: onClose,
    })
  return (
    <Dialog opened={opened} onClose={onClose} title={t('deleteTitle')}>
      <p className={classes.text}>{t('deleteText')}</p>
      <div className={classes.answers}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {t('no')}
        </Button>
        <Button variant="danger" loading={isPending} onClick={confirm}>
          {t('yes')}
        </Button>
      </div>
    </Dialog>
  )
}
