import type { Comment } from '@celebrio/contract/social/comments'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { commentsId } from './comments-id.ts'
import { type OnCountChange, useDelete } from './data.ts'

export type DeleteDialogProps = { comment: Comment; opened: boolean; onClose: () => void; onCount: OnCountChange }

/** Confirms deleting a comment. */
export const DeleteDialog = ({ comment, opened, onClose, onCount }: DeleteDialogProps) => {
  const { t } = useTranslation('comments')
  const { mutate, isPending } = useDelete(comment, onCount)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => document.getElementById(commentsId(comment.post_id))?.focus(),
      onError: onClose,
    })
  return (
    <AskDialog
      title={t('deleteTitle')}
      text={t('deleteText')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onYes={confirm}
    />
  )
}
