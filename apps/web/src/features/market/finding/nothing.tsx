import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { fewQuery } from './data.ts'
import type { Active } from './filters.ts'
import classes from './finding.module.css'
import { usePosition } from './position.ts'
import { queryOf } from './query.ts'
import { useFilterName } from './use-filter-name.ts'
import type { Finding } from './use-finding.ts'

/** So many filters are offered to be loosened. */
const offered = 3

type Way = { one: Active; count: number; more: boolean }

/** What each filter hides: how many there would be without it, the most first. */
function useWays({ filters, active }: Finding): Way[] {
  const position = usePosition()
  const queries = active.map(({ without }) => fewQuery(queryOf({ ...filters, ...without }, position)))
  const answers = useQueries({ queries: active.length > 1 ? queries : [] })
  return answers
    .flatMap(({ data }, at) => {
      const one = active[at]
      return data && one && data.post.length > 0 ? [{ one, count: data.post.length, more: data.hasMorePages }] : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, offered)
}

const textOf = (active: readonly Active[], ways: readonly Way[]) => {
  if (ways.length > 0) return 'loosenOne'
  return active.every(({ name }) => name === 'keyword') ? 'noneSo' : 'noneFits'
}

/** Nothing fits: which filter hides something, and how much. */
export const Nothing = (finding: Finding) => {
  const { t } = useTranslation('finding')
  const { filters, active, change, clear } = finding
  const nameOf = useFilterName(filters)
  const position = usePosition()
  const isGuest = useSession() === null
  const isLost = isGuest && filters.near && position === null
  const ways = useWays(finding)
  if (active.length === 0 && !isLost) return <EmptyState drawing="/art/empty-stall.svg" title={t('noneYet')} />
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t(isLost ? 'whereAreYou' : 'none')}
      text={t(isLost ? 'noPosition' : textOf(active, ways))}
      action={
        active.length > 0 && (
          <div className={classes.ways}>
            {ways.map(({ one, count, more }) => (
              <Button key={`${one.name} ${one.value}`} variant="lagoon" onClick={() => change(one.without)}>
                {more
                  ? t('withoutMore', { name: nameOf(one), number: count })
                  : t('withoutCount', { name: nameOf(one), count })}
              </Button>
            ))}
            <Button variant="outline" onClick={clear}>
              {t('clearAll')}
            </Button>
          </div>
        )
      }
    />
  )
}
