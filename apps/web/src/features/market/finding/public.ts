export { CompareProviders } from './compare.tsx'
export { NearProviders } from './near-widget.tsx'
export { ProviderList } from './provider-list.tsx'
