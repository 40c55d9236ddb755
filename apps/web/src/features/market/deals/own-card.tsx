import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { formatLeft } from '#lib/formats.ts'
import { formatDate } from '#lib/formats-dates.ts'
import classes from './deal-card.module.css'
import { DealCardFrame } from './deal-card.tsx'
import { DealMenu } from './deal-menu.tsx'

/** What a seller wants to know of a deal. */
function useStateText() {
  const { t } = useTranslation('deals')
  const { t: ofBoosts } = useTranslation('boosts')
  return ({
    status,
    statement_id,
    status_changed_at,
    created_at,
    ends_at,
    has_ended,
    total_saves,
    boosted_until,
  }: Deal): string => {
    if (statement_id !== null) return t('hiddenByStaff')
    const since = formatDate(status_changed_at ?? created_at)
    if (status === 'sold_out') return t('soldOn', { date: since })
    if (status === 'archive') return t('archivedOn', { date: since })
    if (has_ended) return t('endedOn', { date: formatDate(ends_at) })
    if (boosted_until)
      return ofBoosts('boostedUntil', { date: formatDate(new Date(Date.parse(boosted_until) - 1), 'UTC') })
    const left = t('endsIn', { time: formatLeft((new Date(ends_at).getTime() - Date.now()) / 60_000) })
    return total_saves === 0 ? left : `${left} · ${t('saves', { count: total_saves })}`
  }
}

/** A deal of the viewer's own. */
export const OwnCard = ({ deal }: { deal: Deal }) => (
  <DealCardFrame deal={deal}>
    <p className={classes.facts}>{useStateText()(deal)}</p>
    <DealMenu deal={deal} />
  </DealCardFrame>
)
