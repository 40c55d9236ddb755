import type { PastCase } from '@celebrio/contract/care/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import classes from './case/case.module.css'
import { Decision } from './case/decisions.tsx'
import { historyQuery } from './data.ts'

const Past = ({ past }: { past: PastCase }) => {
  const { t } = useTranslation('moderation')
  const { id, kind, state, excerpt, reports, opened_at, decision } = past
  return (
    <li className={classes.decision}>
      <p className={classes.note}>
        <Link to={paths.report(id)}>{t(`kinds.${kind}`)}</Link> · {t('reports', { count: reports })} ·{' '}
        <RelativeTime date={opened_at} />
      </p>
      {kind !== 'user' && (
        <p className={classes.text} dir="auto">
          {excerpt === null ? t('gone') : excerpt || t('noWords')}
        </p>
      )}
      {decision && <Decision decision={decision} />}
      {state !== 'decided' && <p className={classes.urgent}>{t(`waiting.${state}`)}</p>}
    </li>
  )
}

/** What was reported of somebody, and what came of it, for whoever of the staff looks them up. */
export const History = ({ userId }: { userId: number }) => {
  const { t } = useTranslation('moderation')
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {t('history')}
      </h2>
      <Pages
        compact
        list={useInfiniteQuery(historyQuery(userId))}
        itemsOf={page => page.cases}
        waiting={
          <SkeletonGroup>
            <SkeletonLine width="60%" />
          </SkeletonGroup>
        }
        empty={<p className={classes.note}>{t('historyNone')}</p>}
      >
        {cases => (
          <ul className={classes.people}>
            {cases.map(one => (
              <Past key={one.id} past={one} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
