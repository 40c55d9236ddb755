import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ownDealsQuery, savedDealsQuery } from '../data.ts'
import { DealCard } from '../deal-card.tsx'
import { OwnCard } from '../own-card.tsx'
import { DealList } from './deal-list.tsx'
import type { DealsArea } from './deals-frame.tsx'

/** The viewer's own deals, or those of them that were archived. */
export const OwnDeals = ({ area, isArchive }: { area: DealsArea; isArchive: boolean }) => {
  const { t } = useTranslation('deals')
  const list = useInfiniteQuery(ownDealsQuery(isArchive))
  const create = area === 'provider' ? paths.createProviderDeal() : paths.createDeal()
  const empty = (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t(isArchive ? 'noneArchived' : 'noneOwn')}
      action={!isArchive && <ButtonLink to={create}>{t('create')}</ButtonLink>}
    />
  )
  return (
    <DealList list={list} label={t(isArchive ? 'archive' : 'mine')} empty={empty}>
      {deal => <OwnCard deal={deal} />}
    </DealList>
  )
}

/** What the viewer has saved. */
export const SavedDeals = ({ area }: { area: DealsArea }) => {
  const { t } = useTranslation('deals')
  const list = useInfiniteQuery(savedDealsQuery)
  const all = area === 'provider' ? paths.serviceDeals() : paths.deals()
  const empty = (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t('noneSaved')}
      action={<ButtonLink to={all}>{t('public')}</ButtonLink>}
    />
  )
  return (
    <DealList list={list} label={t('savedTab')} empty={empty}>
      {deal => <DealCard deal={deal} />}
    </DealList>
  )
}
