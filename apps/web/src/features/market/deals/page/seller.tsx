import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { reportLimits } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ReportButton } from '#features/base/reports'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { useReport } from '../data.ts'
import classes from './deal-page.module.css'

const Report = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const words = {
    report: t('report'),
    title: t('reportTitle'),
    reason: t('reportReason'),
    send: t('reportSend'),
    tooLong: t('reasonTooLong', { max: reportLimits.reason }),
  }
  return <ReportButton words={words} draft={`report-deal:${deal.id}`} report={useReport(deal)} />
}

/** Who sells, and the way to their page. */
export const Seller = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const { id, name, profile_picture, provider_id, total_sold } = deal.user
  return (
    <section className={classes.seller} aria-label={t('seller')}>
      <Avatar name={name} src={profile_picture} size={48} square={provider_id !== null} />
      <div>
        <Link to={provider_id === null ? paths.profile(id) : paths.serviceProvider(provider_id)} dir="auto">
          {name}
        </Link>
        {total_sold > 0 && <span>{t('dealsSold', { count: total_sold })}</span>}
      </div>
      {deal.can.report && <Report deal={deal} />}
    </section>
  )
}
