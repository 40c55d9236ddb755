import type { ItemForm } from '@celebrio/contract/market/service-forms'
import { fieldError } from '#platform/app-error.ts'

const fold = (name: string) => name.normalize('NFKC').toLowerCase()

/**
 * Which of a service's items each form means: the one that it names by its id, or else by its name; null for new ones.
 * No item is meant twice.
 * @throws AppError validation_failed for an id that is not, or no longer, one of the service's
 */
export function recogniseItems(present: readonly { id: number; name: string }[], forms: readonly ItemForm[]) {
  const free = new Map(present.map(item => [item.id, fold(item.name)]))
  for (const [position, { id }] of forms.entries())
    if (id !== undefined && !free.delete(id)) throw fieldError(`items.${position}.id`, 'item_unknown')
  return forms.map(form => {
    if (form.id !== undefined) return form.id
    const name = fold(form.name)
    const id = [...free].find(([, taken]) => taken === name)?.[0] ?? null
    if (id !== null) free.delete(id)
    return id
  })
}
