import { useCart } from './data.ts'

/** The items that are in the viewer's cart. */
export const useChosenItems = (): ReadonlySet<number> =>
  new Set(useCart().cart?.cart.map(({ service_item_id }) => service_item_id))
