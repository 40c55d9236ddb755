import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BoostedTag } from '#features/market/boosts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { useIsKid } from '#lib/session.ts'
import { Widget } from '#ui/layout/widget.tsx'
import { fewDealsQuery } from './data.ts'
import { DealPicture } from './deal-card.tsx'
import { useFacts } from './use-facts.ts'
import classes from './widget.module.css'

const Row = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const { place } = useFacts()(deal)
  const cost = deal.cost === 0 ? t('free') : priceText(deal.cost, deal.currency)
  return (
    <li>
      <Link to={paths.deal(deal.id)} className={classes.row}>
        <span className={classes.picture}>
          <DealPicture deal={deal} sizes="64px" />
        </span>
        <span className={classes.words}>
          <b className={classes.title} dir="auto">
            {deal.title}
          </b>
          <span className={classes.facts}>{[cost, place].filter(Boolean).join(' · ')}</span>
          {deal.is_boosted && <BoostedTag look="word" />}
        </span>
      </Link>
    </li>
  )
}

/** The newest deals, for the home page's side rail. Not there where there are none, nor for children. */
export const DealsWidget = () => {
  const { t } = useTranslation('deals')
  const { data } = useQuery({ ...fewDealsQuery, enabled: !useIsKid() })
  if (!data || data.length === 0) return null
  return (
    <Widget title={t('title')} all={{ to: paths.deals(), label: t('seeAll') }}>
      <ul aria-label={t('title')}>
        {data.map(deal => (
          <Row key={deal.id} deal={deal} />
        ))}
      </ul>
    </Widget>
  )
}
