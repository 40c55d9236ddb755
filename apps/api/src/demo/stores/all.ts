import { lisbon, saoPaulo } from './lisbon-and-sao-paulo.ts'
import { lagos, london } from './london-and-lagos.ts'
import { madrid, mexico } from './madrid-and-mexico.ts'
import { castStores, newYork } from './new-york.ts'
import { paris } from './paris.ts'
import type { DemoStore } from './store.ts'

export { castStores }

export const demoStores: readonly DemoStore[] = [
  ...newYork,
  ...london,
  ...lagos,
  ...paris,
  ...madrid,
  ...mexico,
  ...lisbon,
  ...saoPaulo,
]
