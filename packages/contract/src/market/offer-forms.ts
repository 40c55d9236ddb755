import { z } from 'zod'
import { clearable, decimal, id, instant, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listingEdit, listingForm, listingLimits } from './listings.ts'

/** Code points of texts; how many of each an offer has; how many offers a store has. */
export const offerLimits = { ...listingLimits, items: 100, offers: 50, discount: 100 } as const

const discount = () =>
  decimal().pipe(z.number().min(0).max(offerLimits.discount).refine(Number.isInteger, issue('whole_number')))

const itemIds = () =>
  listOf(id())
    .transform(ids => [...new Set(ids)])
    .pipe(z.array(z.int()).max(offerLimits.items))

export const offerForm = z.object({
  ...listingForm,
  /** In percent. */
  discount: discount(),
  /** Items of the store’s own services. Without any, the offer counts for all items of services in its categories. */
  items: itemIds(),
  /** When it ends; without, it runs until it is changed. */
  ends_at: optional(instant()),
})
export type OfferForm = z.output<typeof offerForm>

/** What is left out stays. Items that are sent are all that there will be; an end that is sent empty goes. */
export const offerEdit = z.object({
  ...listingEdit,
  discount: discount().optional(),
  items: z.optional(itemIds()),
  ends_at: clearable(instant()),
})
export type OfferEdit = z.output<typeof offerEdit>
