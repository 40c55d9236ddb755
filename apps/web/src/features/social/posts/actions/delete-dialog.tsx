import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { focusFeed } from '../focus.ts'
import { useDelete } from './data.ts'

/** Confirms deleting a post. */
export const DeleteDialog = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const { mutate } = useDelete(post)
  const confirm = () => {
    onClose()
    focusFeed()
    mutate()
  }
  return <AskDialog title={t('deleteTitle')} text={t('deleteText')} opened={opened} onClose={onClose} onYes={confirm} />
}
