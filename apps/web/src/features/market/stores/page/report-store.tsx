import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { reportLimits } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'
import { ReportButton } from '#features/base/reports'
import { useReport } from '../data.ts'

/** Brings a store before the staff. */
export const ReportStore = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const words = {
    report: t('report'),
    title: t('report'),
    reason: t('reportReason'),
    send: t('reportSend'),
    tooLong: t('reasonTooLong', { max: reportLimits.reason }),
  }
  return <ReportButton words={words} draft={`report-store:${store.id}`} report={useReport(store)} />
}
