export { PriceListPage } from './price-list.tsx'
