import type { PastCase } from '@celebrio/contract/care/moderation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRuleName } from '#features/base/reports'
import { formatDate } from '#lib/formats-dates.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { KindIcon } from '../kind-icon.tsx'
import { useActionTaken } from '../use-action-taken.ts'
import { useCaseName } from '../use-case-name.ts'
import { addressOfCase, type QueueFilters } from './filters.ts'
import classes from './queue.module.css'

type QueueRowProps = { summary: PastCase; filters: QueueFilters; isOpen: boolean }

/** What was decided and for which rule, and whether that still stands; else the rule that was named by who reported it. */
function useFacts({ rule, decision, reports }: PastCase): string {
  const { t } = useTranslation('moderation')
  const ruleName = useRuleName()
  const actionTaken = useActionTaken()
  const broken = decision ? decision.rule : rule
  const facts = [
    decision && actionTaken(decision),
    decision?.undone_at && t('undone', { day: formatDate(decision.undone_at) }),
    broken && ruleName(broken),
    t('reports', { count: reports }),
  ]
  return facts.filter(Boolean).join(' · ')
}

/** A case in the queue: what it is, whose, how it begins, what was decided, and how many have reported it. */
export const QueueRow = ({ summary, filters, isOpen }: QueueRowProps) => {
  const { t } = useTranslation('moderation')
  const nameOf = useCaseName()
  const facts = useFacts(summary)
  const { id, author, excerpt, is_urgent, opened_at, changed_at } = summary
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
          {facts}
        </p>
      </div>
    </li>
  )
}
