export { CompareProviders } from './compare.tsx'
export { NearProviders } from './near-widget.tsx'
export { PreferredProviders } from './preferred.tsx'
export { ProviderList } from './provider-list.tsx'
