import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Pages } from '#ui/lists/pages.tsx'
import { type Kind, searchQuery } from './data.ts'
import { ResultContent } from './result-content.tsx'
import classes from './results.module.css'

const Waiting = () => (
  <SkeletonGroup>
    {[46, 60, 38, 52].map(width => (
      <div key={width} className={classes.row}>
        <SkeletonAvatar size={40} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

/** The empty state, which also shows a toast. */
const Nothing = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('search')
  useEffect(() => {
    toast.error(t('noResult'))
  }, [t])
  return <EmptyState drawing="/art/empty-search.svg" title={t('nothing')} text={t(`nothingText.${kind}`)} />
}

/** All results for a keyword, page by page. */
export const Results = ({ kind, keyword }: { kind: Kind; keyword: string }) => {
  const { t } = useTranslation('search')
  const list = useInfiniteQuery(searchQuery(kind, keyword))
  if (keyword === '')
    return <EmptyState drawing="/art/empty-search.svg" title={t(`start.${kind}`)} text={t(`startText.${kind}`)} />
  return (
    <Pages list={list} itemsOf={page => page.found} waiting={<Waiting />} empty={<Nothing key={keyword} kind={kind} />}>
      {found => (
        <ul aria-label={t(`kinds.${kind}`)}>
          {found.map(one => (
            <li key={one.key} className={classes.entry}>
              <Link to={one.to} className={classes.row}>
                <ResultContent found={one} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Pages>
  )
}
