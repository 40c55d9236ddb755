import type { Post } from '@celebrio/contract/social/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { likersQuery } from '../data.ts'
import { PagedPeople } from './paged-people.tsx'

const Likers = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const pages = useInfiniteQuery(likersQuery(post.id))
  return (
    <PagedPeople
      pages={pages}
      people={pages.data?.pages.flatMap(({ users }) => users) ?? []}
      expected={post.total_likes}
      empty={<EmptyState compact heading="h3" drawing="/art/empty-likes.svg" title={t('noLikes')} />}
    />
  )
}

export type ReactionDialogProps = { post: Post; opened: boolean; onClose: () => void }

/** Who likes a post, newest first. */
export const LikersDialog = ({ post, opened, onClose }: ReactionDialogProps) => {
  const { t } = useTranslation('posts')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('likesTitle')}>
      <Likers post={post} />
    </Dialog>
  )
}
