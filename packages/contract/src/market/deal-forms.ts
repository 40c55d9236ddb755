import { z } from 'zod'
import { mediaKinds } from '../base/media.ts'
import { wallTime } from '../celebrations/event-times.ts'
import { currencies } from '../platform/currencies.ts'
import { clearable, flag, id, listOf, optional } from '../platform/forms.ts'
import { money } from '../platform/money.ts'
import { line, text } from '../platform/text-schemas.ts'

/** Code points of texts; pictures of a deal; deals of one person; days that a deal can last. */
export const dealLimits = { title: 80, description: 2000, images: 6, deals: 200, days: 366 } as const

/** `archive`: only the seller sees it (specification part 2 §3). */
export const dealStatuses = ['active', 'archive', 'sold_out'] as const
export type DealStatus = (typeof dealStatuses)[number]

export const dealConditions = ['new', 'like_new', 'good', 'well_loved'] as const
export type DealCondition = (typeof dealConditions)[number]

/** What costs are in when nothing is said. */
export const dealCurrency = 'USD'

/** A moment in UTC, `YYYY-MM-DD HH:mm:ss`; a date alone means its last second. */
const validTill = () =>
  z
    .preprocess(
      value =>
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) ? `${value.trim()} 23:59:59` : value,
      wallTime(),
    )
    .transform(moment => new Date(`${moment.replace(' ', 'T')}Z`))

/** Addresses of uploads of the caller’s, and of pictures that the deal has; multipart bodies may have the files themselves. */
const images = () =>
  listOf(text({ max: 1000 }))
    .transform(list => [...new Set(list)])
    .pipe(z.array(z.string()).max(dealLimits.images))

const title = () => line({ max: dealLimits.title, min: 1 })
const description = () => text({ max: dealLimits.description, min: 1 })

export const dealForm = z.object({
  title: title(),
  description: description(),
  /** 0 is free. */
  cost: money(),
  /** USD by default. */
  currency: optional(z.enum(currencies)),
  or_nearest_offer: optional(flag()),
  valid_till: validTill(),
  condition: optional(z.enum(dealConditions)),
  category_id: optional(id()),
  /** Where it can be picked up; where the seller lives when nothing is said. */
  country_id: optional(id()),
  state_id: optional(id()),
  city_id: optional(id()),
  images: images(),
})
export type DealForm = z.output<typeof dealForm>

/** What is left out stays. Images that are sent are all that there will be, in this order. */
export const dealEdit = z.object({
  title: title().optional(),
  description: description().optional(),
  cost: optional(money()),
  currency: optional(z.enum(currencies)),
  or_nearest_offer: optional(flag()),
  valid_till: optional(validTill()),
  condition: clearable(z.enum(dealConditions)),
  category_id: clearable(id()),
  country_id: clearable(id()),
  state_id: clearable(id()),
  city_id: clearable(id()),
  images: z.optional(images()),
})
export type DealEdit = z.output<typeof dealEdit>

/** Files that forms bring, and what they are refused for. */
export const dealFiles = {
  images: { max: dealLimits.images, maxBytes: dealLimits.images * mediaKinds.image.maxBytes },
}
