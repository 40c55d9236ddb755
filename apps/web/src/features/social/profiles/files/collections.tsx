import type { Profile } from '@celebrio/contract/people/profiles'
import type { Collection } from '@celebrio/contract/social/profile-files'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMonth } from '#lib/formats-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { collectionsQuery } from './data.ts'
import classes from './files.module.css'
import { Thumb } from './thumb.tsx'

/** The pictures of one month, as a stack of prints. */
const Heap = ({ collection: { month, count, cover } }: { collection: Collection }) => {
  const { t } = useTranslation('profiles')
  return (
    <li>
      <Link className={classes.heap} to={`?month=${month}`} preventScrollReset>
        <span className={classes.print}>
          <Thumb media={cover} alt="" />
        </span>
        <b>{formatMonth(month)}</b>
        <span className={classes.quiet}>{t('inMonth', { count })}</span>
      </Link>
    </li>
  )
}

export const FilesSkeleton = () => (
  <SkeletonGroup>
    <div className={classes.grid}>
      {[1, 2, 3].map(place => (
        <SkeletonBlock key={place} ratio={1} />
      ))}
    </div>
  </SkeletonGroup>
)

/** The months with pictures or videos. */
export const Collections = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const list = useInfiniteQuery(collectionsQuery(profile.id))
  return (
    <Pages
      list={list}
      itemsOf={page => page.collections}
      waiting={<FilesSkeleton />}
      empty={<EmptyState drawing="/art/empty-feed.svg" title={t('noFiles')} />}
    >
      {collections => (
        <ul className={classes.grid} aria-label={t('collections')}>
          {collections.map(collection => (
            <Heap key={collection.month} collection={collection} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
