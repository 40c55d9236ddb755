import type { AuditLogEntry } from '@celebrio/contract/base/audit-log'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { csvOf } from '#lib/csv.ts'
import { formatCount } from '#lib/formats.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { allEntries } from './data.ts'
import { useEntryWords } from './entry-words.ts'
import type { LogFilters } from './filters.ts'

const columns = ['entry', 'when', 'who', 'did', 'toWhat', 'what', 'why', 'hash'] as const

/** The entries that fit as a file: times as ISO 8601 in UTC, hashes in full, so that others can follow the chain. */
export const DownloadLog = ({ filters }: { filters: LogFilters }) => {
  const { t, i18n } = useTranslation('audit-log')
  const { whoOf } = useEntryWords()
  const row = (entry: AuditLogEntry) => [
    entry.id,
    entry.at,
    whoOf(entry),
    t(`actions.${entry.action}`),
    t('subject', { what: t(`subjects.${entry.subject_type}`), id: entry.subject_id }),
    entry.subject_name ?? '',
    entry.reason ?? '',
    entry.hash,
  ]
  const { mutate, isPending, data } = useAction({
    send: async () => {
      const { entries, isCut } = await allEntries(filters)
      const table = [columns.map(column => t(column)), ...entries.map(row)]
      saveFile(await csvOf(table, i18n.language), `${t('fileName')}.csv`)
      return isCut ? t('cut', { number: formatCount(entries.length) }) : null
    },
  })
  return (
    <>
      <Button
        variant="outline"
        loading={isPending}
        leftSection={<DownloadSimple size={20} aria-hidden />}
        onClick={() => mutate()}
      >
        {t('download')}
      </Button>
      <output>{data}</output>
    </>
  )
}
