import { z } from 'zod'
import { mediaKinds } from '../base/media.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listQuery } from '../platform/lists.ts'
import { line, text } from '../platform/text-schemas.ts'

/** What services and offers have in common. Texts in code points. */
export const listingLimits = { name: 80, description: 2000, categories: 5, images: 4 } as const

const categoryIds = () =>
  listOf(id())
    .transform(ids => [...new Set(ids)])
    .pipe(z.array(z.int()).min(1, issue('required')).max(listingLimits.categories))

/** Addresses of uploads of the caller's; multipart bodies may have the files themselves. */
const images = () => listOf(text({ max: 1000 })).pipe(z.array(z.string()).max(listingLimits.images))

export const listingForm = {
  name: line({ max: listingLimits.name, min: 1 }),
  description: text({ max: listingLimits.description, min: 1 }),
  categories: categoryIds(),
  images: images(),
}

/** What is left out stays. Images that are sent are all that there will be, in this order. */
export const listingEdit = {
  name: listingForm.name.optional(),
  description: listingForm.description.optional(),
  categories: z.optional(categoryIds()),
  images: z.optional(images()),
}

/** Files that forms bring, and what they are refused for. */
export const imageParts = {
  images: { max: listingLimits.images, maxBytes: listingLimits.images * mediaKinds.image.maxBytes },
}
/** When something was created, by which providers narrow their own lists down. */
export const createdPeriods = ['last_24_hours', 'last_7_days', 'last_3_months', 'last_6_months', 'older'] as const
export type CreatedPeriod = (typeof createdPeriods)[number]

/** How providers look through what is theirs. */
export const ownListQuery = () =>
  listQuery(20).extend({
    /** In names. */
    keyword: optional(text({ max: 255 })),
    /** Of several periods one has to fit. */
    created: listOf(z.enum(createdPeriods)),
  })
