import type { CaseSummary } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRuleName } from '#features/base/reports'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { KindIcon } from '../kind-icon.tsx'
import { useCaseName } from '../use-case-name.ts'
import { addressOfCase, type QueueFilters } from './filters.ts'
import classes from './queue.module.css'

type QueueRowProps = { summary: CaseSummary; filters: QueueFilters; isOpen: boolean }

/** A case in the queue: what it is, whose, how it begins, and how many have reported it. */
export const QueueRow = ({ summary, filters, isOpen }: QueueRowProps) => {
  const { t } = useTranslation('moderation')
  const ruleName = useRuleName()
  const nameOf = useCaseName()
  const { id, author, excerpt, rule, reports, is_urgent, opened_at, changed_at } = summary
  return (
    <li className={classes.row} data-urgent={is_urgent || undefined} data-open={isOpen || undefined}>
      <KindIcon kind={summary.kind} />
      <div className={classes.words}>
        <p className={classes.head}>
          <Link className={classes.link} to={addressOfCase(id, filters)} aria-current={isOpen ? 'true' : undefined}>
            {nameOf(summary)}
          </Link>
          <RelativeTime className={classes.note} date={summary.state === 'open' ? opened_at : changed_at} />
        </p>
        {excerpt !== author.name && (
          <p className={classes.excerpt} dir="auto">
            {excerpt === null ? t('gone') : excerpt || t('noWords')}
          </p>
        )}
        <p className={classes.note}>
          {is_urgent && <b className={classes.urgent}>{t('urgent')} · </b>}
          {rule && `${ruleName(rule)} · `}
          {t('reports', { count: reports })}
        </p>
      </div>
    </li>
  )
}
