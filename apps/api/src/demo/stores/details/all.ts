import type { Details } from './details.ts'
import { english } from './english.ts'
import { lisbon, saoPaulo } from './lisbon-and-sao-paulo.ts'
import { london, paris } from './london-and-paris.ts'
import { madrid, mexico } from './madrid-and-mexico.ts'

/** By the name of the company; one of them says nothing of itself, as some do. */
export const storeDetails: Details = {
  ...english,
  ...london,
  ...paris,
  ...madrid,
  ...mexico,
  ...lisbon,
  ...saoPaulo,
}
