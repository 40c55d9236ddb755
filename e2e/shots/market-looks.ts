import * as act from './market-steps.ts'
import type { Look } from './states.ts'

const celebrant = ['celebrant'] as const
const celebrants = [...celebrant, 'newcomer', 'newcomer-fr'] as const
const provider = ['provider'] as const
const visitor = ['visitor'] as const
const guests = ['guest', ...visitor] as const

const ofGuests: readonly Look[] = [
  { name: 'providers', path: '/service-provider', as: guests },
  { name: 'providers-filters', path: '/service-provider', as: visitor, step: act.openFilters, window: true },
  { name: 'providers-nothing', path: '/service-provider?keyword=qqxx&offers=1', as: visitor },
  { name: 'providers-long', path: '/service-provider?keyword=donau', as: visitor },
  { name: 'providers-fail', path: '/service-provider', as: visitor, broken: /\/api\/v1\/service-provider\?/ },
  {
    name: 'compare',
    path: '/service-provider/compare?ids={store}.{other}.{longStore}',
    as: [...visitor, ...celebrant],
  },
  { name: 'compare-nothing', path: '/service-provider/compare', as: guests },
  { name: 'store', path: '/service-provider/{store}', as: [...visitor, ...celebrant, ...provider] },
  { name: 'store-long', path: '/service-provider/{longStore}', as: visitor },
  { name: 'store-empty', path: '/service-provider/{emptyStore}', as: visitor },
  { name: 'provider-profile', path: '/sp-profile/{store}', as: visitor },
  { name: 'upgrade', path: '/upgrade', as: celebrants },
]

const ofProviders: readonly Look[] = [
  { name: 'service-home', path: '/service-home', as: provider },
  { name: 'service-create', path: '/service-home/create', as: provider },
  { name: 'service-categories', path: '/service-home/create', as: provider, step: act.openCategories, window: true },
  { name: 'service-offers', path: '/service-home/offers', as: provider },
  { name: 'offer-create', path: '/service-home/offers/create', as: provider },
  { name: 'service-albums', path: '/service-home/albums', as: provider },
  { name: 'album-create', path: '/service-home/albums/create', as: provider },
  { name: 'price-list', path: '/service-home/price-list', as: provider },
  { name: 'figures', path: '/service-figures', as: provider },
  { name: 'own-profile', path: '/sp-profile', as: provider },
  { name: 'own-profile-edit', path: '/sp-profile/edit', as: provider },
  { name: 'contact', path: '/service-contact-us', as: provider },
]

/** The market, from both sides. */
export const marketLooks: readonly Look[] = [...ofGuests, ...ofProviders]
