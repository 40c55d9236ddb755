import type { ItemForm } from '@celebrio/contract/market/service-forms'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { itemColumns } from './item-columns.ts'
import { deleteItemsBut, findItemsOf, indexWords, insertItems, updateItems, updateService } from './queries/services.ts'
import { recogniseItems } from './recognise-items.ts'

/**
 * Gives a service these items only, in this order. What it has already keeps its id, so that carts do not lose it.
 * @throws AppError validation_failed on `items.…`
 */
export async function replaceItems(
  tx: Tx,
  { id, currency }: { id: number; currency: string },
  forms: readonly ItemForm[],
): Promise<void> {
  const ids = recogniseItems(await findItemsOf(tx, [id]), forms)
  const items = forms.map((form, position) => ({ id: ids[position] ?? null, ...itemColumns(form, position, currency) }))
  const kept = items.flatMap(item => (item.id === null ? [] : [{ ...item, id: item.id }]))
  const added = items.filter(item => item.id === null).map(({ id: _, ...columns }) => columns)
  await deleteItemsBut(
    tx,
    id,
    kept.map(item => item.id),
  )
  if (kept.length > 0) await updateItems(tx, id, kept)
  if (added.length > 0) await insertItems(tx, id, added)
}

/**
 * Changes items of a service, by their ids, and adds others after them; the rest stays.
 * @throws AppError validation_failed on `items.…`
 */
export async function addItems(
  app: AppContext,
  tx: Tx,
  { id, currency }: { id: number; currency: string },
  forms: readonly ItemForm[],
): Promise<void> {
  const present = await findItemsOf(tx, [id])
  const positions = new Map(present.map((item, position) => [item.id, position]))
  const changed = forms.flatMap(form =>
    form.id === undefined ? [] : [{ ...itemColumns(form, positions.get(form.id) ?? 0, currency), id: form.id }],
  )
  const added = forms.filter(form => form.id === undefined)
  if (changed.length > 0) await updateItems(tx, id, changed)
  if (added.length > 0) {
    const columns = added.map((form, nth) => itemColumns(form, present.length + nth, currency))
    await insertItems(tx, id, columns)
    await indexWords(tx, id)
  }
  await updateService(tx, id, { edited_at: app.clock.now() })
}
