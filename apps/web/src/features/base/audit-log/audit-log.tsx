import type { AuditLogEntry } from '@celebrio/contract/base/audit-log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from './audit-log.module.css'
import { auditLogQuery } from './data.ts'

/** Where the staff finds what something was done to; undefined where that has no page of its own. */
const pageOf = ({ subject_type, subject_id }: AuditLogEntry): string | undefined => {
  if (subject_type === 'user') return paths.staffAccount(subject_id)
  if (subject_type === 'store') return paths.serviceProvider(subject_id)
  return subject_type === 'report_case' ? paths.report(subject_id) : undefined
}

const Subject = ({ entry }: { entry: AuditLogEntry }) => {
  const { t } = useTranslation('audit-log')
  const page = pageOf(entry)
  const words = t('subject', { what: t(`subjects.${entry.subject_type}`), id: entry.subject_id })
  return page === undefined ? words : <Link to={page}>{words}</Link>
}

const Row = ({ entry }: { entry: AuditLogEntry }) => {
  const { t } = useTranslation('audit-log')
  const { at, actor, action, reason, hash } = entry
  const who = actor ? (actor.name ?? t('someone', { id: actor.id })) : t('commandLine')
  return (
    <tr>
      <td className={classes.when} data-quiet data-label={t('when')}>
        {formatExactly(at)}
      </td>
      <td data-label={t('who')}>{who}</td>
      <td className={classes.deed} data-label={t('did')}>
        {t(`actions.${action}`)}
      </td>
      <td data-label={t('toWhat')}>
        <Subject entry={entry} />
      </td>
      <td data-label={t('why')} dir="auto">
        {reason ?? ''}
      </td>
      <td className={classes.hash} data-quiet data-label={t('hash')} title={hash}>
        {hash.slice(0, 4)}…{hash.slice(-4)}
      </td>
    </tr>
  )
}

const Table = ({ entries }: { entries: AuditLogEntry[] }) => {
  const { t } = useTranslation('audit-log')
  const columns = ['when', 'who', 'did', 'toWhat', 'why', 'hash'] as const
  return (
    <DataTable stacked columns={columns.map(column => ({ name: t(column) }))}>
      {entries.map(entry => (
        <Row key={entry.id} entry={entry} />
      ))}
    </DataTable>
  )
}

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3, 4].map(one => (
      <SkeletonLine key={one} width="100%" />
    ))}
  </SkeletonGroup>
)

/** What the staff has done, the newest first. */
export const AuditLog = () => {
  const { t } = useTranslation('audit-log')
  return (
    <Pages
      list={useInfiniteQuery(auditLogQuery)}
      itemsOf={page => page.entries}
      waiting={waiting}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    >
      {entries => <Table entries={entries} />}
    </Pages>
  )
}
