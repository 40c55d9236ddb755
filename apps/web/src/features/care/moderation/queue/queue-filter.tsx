import { reportedKinds } from '@celebrio/contract/base/reports'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { countQuery } from '../data.ts'
import { addressOfQueue, type QueueFilters, queueViews } from './filters.ts'
import { countText } from './use-queue-title.ts'

const Kinds = ({ filters }: { filters: QueueFilters }) => {
  const { t } = useTranslation('moderation')
  const navigate = useNavigate()
  const choose = (value: string) =>
    void navigate(addressOfQueue({ ...filters, kind: reportedKinds.find(kind => kind === value) }))
  return (
    <SelectField
      label={t('kind')}
      placeholder={t('allKinds')}
      value={filters.kind ?? ''}
      options={reportedKinds.map(kind => ({ value: kind, label: t(`kinds.${kind}`) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

/** Chips that narrow the queue down, with how many cases wait behind them, and the kind of what was reported. */
export const QueueFilter = ({ filters }: { filters: QueueFilters }) => {
  const { t } = useTranslation('moderation')
  const { data } = useQuery(countQuery)
  const counts: Partial<Record<string, number>> = { urgent: data?.urgent, appealed: data?.appealed }
  const tabs = queueViews.map(view => ({
    to: addressOfQueue({ ...filters, view }),
    label: [t(`views.${view}`), countText(counts[view] ?? 0)].filter(Boolean).join(' '),
  }))
  return (
    <>
      <TabLinks label={t('filter')} tabs={tabs} current={addressOfQueue(filters)} look="pills" />
      <Kinds filters={filters} />
    </>
  )
}
