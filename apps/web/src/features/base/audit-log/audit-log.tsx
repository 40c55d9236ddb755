import type { AuditLogEntry } from '@celebrio/contract/base/audit-log'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from './audit-log.module.css'
import { auditLogQuery } from './data.ts'
import { DownloadLog } from './download-log.tsx'
import { useEntryWords } from './entry-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import { type Filtering, useLogFilters } from './use-log-filters.ts'

/** Where the staff finds what something was done to; undefined where that has no page of its own. */
const pageOf = ({ subject_type, subject_id }: AuditLogEntry): string | undefined => {
  if (subject_type === 'user') return paths.staffAccount(subject_id)
  if (subject_type === 'store') return paths.serviceProvider(subject_id)
  return subject_type === 'report_case' ? paths.report(subject_id) : undefined
}

const Row = ({ entry }: { entry: AuditLogEntry }) => {
  const { t } = useTranslation('audit-log')
  const { whoOf, subjectOf } = useEntryWords()
  const { id, at, action, reason, hash } = entry
  const page = pageOf(entry)
  return (
    <tr className={classes.entry}>
      <td className={classes.when} data-quiet>
        {formatExactly(at)}
      </td>
      <td className={classes.who} dir="auto">
        {whoOf(entry)}
      </td>
      <td className={classes.deed}>{t(`actions.${action}`)}</td>
      <td className={classes.subject} dir="auto">
        {page === undefined ? subjectOf(entry) : <Link to={page}>{subjectOf(entry)}</Link>}
      </td>
      <td className={classes.why} dir="auto">
        {reason ?? ''}
      </td>
      <td className={classes.hash} data-quiet title={hash}>
        {t('hashOf', { id, hash: `${hash.slice(0, 4)}…${hash.slice(-4)}` })}
      </td>
    </tr>
  )
}

const Table = ({ entries }: { entries: AuditLogEntry[] }) => {
  const { t } = useTranslation('audit-log')
  const columns = ['when', 'who', 'did', 'toWhat', 'why', 'hash'] as const
  return (
    <DataTable headless columns={columns.map(column => ({ name: t(column) }))}>
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

const Nothing = ({ count, clear }: Pick<Filtering, 'count' | 'clear'>) => {
  const { t } = useTranslation('audit-log')
  if (count === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <EmptyState
      title={t('noneFits')}
      action={
        <Button variant="outline" onClick={clear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}

/** What was decided about reports of somebody is logged under each case, and told together on their page. */
const DecisionsHint = ({ filters: { about, number } }: Pick<Filtering, 'filters'>) => {
  const { t } = useTranslation('audit-log')
  if (about !== 'user' || number === '') return null
  return (
    <p className={classes.hint}>
      {t('decisionsHint')} <Link to={paths.staffAccount(Number(number))}>{t('reportsAboutThem')}</Link>
    </p>
  )
}

/** What the staff has done, the newest first, with who, what and when beside it. */
export const AuditLog = () => {
  const { t } = useTranslation('audit-log')
  const filtering = useLogFilters()
  const { filters, count } = filtering
  const list = useInfiniteQuery({ ...auditLogQuery(filters), placeholderData: keepPreviousData })
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  return (
    <FilterLayout
      words={{ title: t('filters'), open, show: t('showEntries') }}
      filters={<FilterPanel {...filtering} />}
      head={<DownloadLog filters={filters} />}
    >
      <DecisionsHint filters={filters} />
      <Pages list={list} itemsOf={page => page.entries} waiting={waiting} empty={<Nothing {...filtering} />}>
        {entries => <Table entries={entries} />}
      </Pages>
    </FilterLayout>
  )
}
