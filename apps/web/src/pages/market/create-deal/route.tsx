import { useLocation } from 'react-router'
import { CreateDealPage } from '#features/market/deals'
import { paths } from '#lib/paths.ts'

/** Posts a deal: celebrants and providers have an address each. */
export const Component = () => {
  const isProvider = useLocation().pathname === paths.createProviderDeal()
  return <CreateDealPage back={isProvider ? paths.serviceDeals('mine') : paths.deals('mine')} />
}
