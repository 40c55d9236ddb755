import { countedCases } from '@celebrio/contract/care/moderation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countQuery } from '../data.ts'
import type { QueueView } from './filters.ts'

/** "38", or "999+" where more than that were not counted; nothing for none. */
export const countText = (count: number): string =>
  count >= countedCases ? `${countedCases - 1}+` : count > 0 ? String(count) : ''

/** "38 open reports", where those are shown. */
export function useQueueTitle(view: QueueView): string {
  const { t } = useTranslation('moderation')
  const { data } = useQuery(countQuery)
  if (!data || view === 'appealed' || view === 'decided') return t('title')
  return data.open === 0 ? t('noneOpen') : t('openReports', { count: data.open, number: countText(data.open) })
}
