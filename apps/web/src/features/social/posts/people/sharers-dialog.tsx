import type { Post } from '@celebrio/contract/social/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { sharersQuery } from '../data.ts'
import type { ReactionDialogProps } from './likers-dialog.tsx'
import { PagedPeople } from './paged-people.tsx'

const Sharers = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const pages = useInfiniteQuery(sharersQuery(post.id))
  return (
    <PagedPeople
      pages={pages}
      people={pages.data?.pages.flatMap(({ users }) => users) ?? []}
      expected={post.total_shared}
      empty={<EmptyState compact heading="h3" drawing="/art/empty-friends.svg" title={t('noShares')} />}
    />
  )
}

/** Who shared a post, newest first. */
export const SharersDialog = ({ post, opened, onClose }: ReactionDialogProps) => {
  const { t } = useTranslation('posts')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('sharesTitle')}>
      <Sharers post={post} />
    </Dialog>
  )
}
