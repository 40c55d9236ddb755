import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { focusFeed } from '../focus.ts'
import { useBlock, useRemoveConnection } from './data.ts'

type PartDialogProps = { post: Post; opened: boolean; onClose: () => void }

/** Confirms removing the connection with a post's author. */
export const RemoveConnectionDialog = ({ post, opened, onClose }: PartDialogProps) => {
  const { t } = useTranslation('posts')
  const { mutate } = useRemoveConnection(post)
  const { name } = post.user
  const confirm = () => {
    onClose()
    mutate()
  }
  return (
    <AskDialog
      title={t('removeTitle')}
      text={t('removeText', { name })}
      opened={opened}
      onClose={onClose}
      onYes={confirm}
    />
  )
}

/** Confirms blocking a post's author. */
export const BlockDialog = ({ post, opened, onClose }: PartDialogProps) => {
  const { t } = useTranslation('posts')
  const { mutate } = useBlock(post)
  const { name } = post.user
  const confirm = () => {
    onClose()
    mutate(undefined, { onSuccess: focusFeed })
  }
  return (
    <AskDialog
      title={t('blockTitle', { name })}
      text={t('blockText')}
      opened={opened}
      onClose={onClose}
      onYes={confirm}
    />
  )
}
