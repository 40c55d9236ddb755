import { amountOf } from '@celebrio/contract/platform/money'
import type { Tx } from '#platform/db/database.ts'
import { findItemsOf, lockServicesOf } from './queries/services.ts'

const units = (thousandths: number) => thousandths / 1000
const maybeUnits = (thousandths: number | null) => (thousandths === null ? null : units(thousandths))

/** All that a store sells, in its currency, locked until the transaction ends. */
export async function lockServices(tx: Tx, { provider_id, currency }: { provider_id: number; currency: string }) {
  const services = await lockServicesOf(tx, provider_id)
  const rows = await findItemsOf(
    tx,
    services.map(service => service.id),
  )
  const items = Map.groupBy(rows, row => row.service_id)
  return services.map(({ id, name }) => ({
    id,
    name,
    items: (items.get(id) ?? []).map(({ service_id: _, ...item }) => ({
      ...item,
      price: amountOf(item.price, currency),
      qty: units(item.qty),
      least_qty: maybeUnits(item.least_qty),
      most_qty: maybeUnits(item.most_qty),
    })),
  }))
}
