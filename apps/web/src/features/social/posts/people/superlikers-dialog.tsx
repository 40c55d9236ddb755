import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Post } from '@celebrio/contract/social/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { superlikersQuery } from '../data.ts'
import { KindChips } from './kind-chips.tsx'
import type { ReactionDialogProps } from './likers-dialog.tsx'
import { PagedPeople } from './paged-people.tsx'
import classes from './superlikers-dialog.module.css'

/** The list has all kinds in one order; with a kind chosen, pages are loaded until a screenful of it is there. */
const screenful = 8

const useGivers = ({ id, superlikes }: Post, kind: FlowerType | null) => {
  const pages = useInfiniteQuery(superlikersQuery(id))
  const all = pages.data?.pages.flatMap(({ users }) => users) ?? []
  const people = kind ? all.filter(({ type }) => type === kind) : all
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  const wanted = kind ? Math.min(screenful, superlikes.by_type[kind]) : 0
  const searching = people.length < wanted && hasNextPage && !isError
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage()
  }, [searching, isFetching, fetchNextPage])
  return { pages, people }
}

const Superlikers = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [kind, setKind] = useState<FlowerType | null>(null)
  const { pages, people } = useGivers(post, kind)
  const { by_type, total } = post.superlikes
  return (
    <>
      {total > 0 && <KindChips byType={by_type} total={total} chosen={kind} onChoose={setKind} />}
      <PagedPeople
        pages={pages}
        people={people}
        expected={kind ? by_type[kind] : total}
        empty={<EmptyState compact heading="h3" drawing="/art/empty-flowers.svg" title={t('noFlowers')} />}
      />
    </>
  )
}

/** Who gave which flower, newest first, optionally of one kind. */
export const SuperlikersDialog = ({ post, opened, onClose }: ReactionDialogProps) => {
  const { t } = useTranslation('posts')
  return (
    <Dialog opened={opened} onClose={onClose} title={<span className={classes.title}>{t('flowersTitle')}</span>}>
      <Superlikers post={post} />
    </Dialog>
  )
}
