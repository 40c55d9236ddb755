import { z } from 'zod'
import { media } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { imageParts, ownListQuery } from './listings.ts'
import { offerEdit, offerForm } from './offer-forms.ts'
import { unitCodes } from './service-forms.ts'

export const offer = z.object({
  id: z.int(),
  /** The company that makes it. */
  provider_id: z.int(),
  name: z.string(),
  description: z.string(),
  /** In percent, 0 for an offer that says something else. */
  discount: z.int().min(0).max(100),
  categories: z.array(z.int()),
  /** Whether it counts for its items only, even if none of them is left, or for all items of services in its categories. */
  applies_to: z.enum(['items', 'categories']),
  items: z.array(
    z.object({
      id: z.int(),
      service_id: z.int(),
      name: z.string(),
      unit: z.literal(unitCodes),
      /** In the currency of the offer. */
      price: z.number(),
      /** With the discount, rounded to what the currency has. */
      offer_price: z.number(),
    }),
  ),
  currency: z.string().length(3),
  images: z.array(media),
  ends_at: time().nullable(),
  is_running: z.boolean(),
  created_at: time(),
  edited_at: time().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Offer = z.output<typeof offer>

const oneOffer = z.object({ id: id() })
const changed = message.extend({ offer })

export const offers = endpoints({
  list: {
    method: 'GET',
    path: '/offer',
    who: 'provider',
    summary: 'The offers of the viewer’s own store, newest first',
    query: ownListQuery(),
    answer: z.object({ offers: z.array(offer), ...listAnswer }),
  },
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/offer',
    who: 'anyone',
    bearsLag: true,
    summary: 'The offers of a provider that run, newest first; its owner sees ended ones as well',
    params: oneOffer,
    query: listQuery(20),
    answer: z.object({ offers: z.array(offer), ...listAnswer }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/offer',
    who: 'provider',
    summary: 'Make an offer in the viewer’s own store',
    body: offerForm,
    files: imageParts,
    answer: changed,
    status: 201,
    errors: ['too_many_offers', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  get: {
    method: 'GET',
    path: '/offer/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'An offer that runs, of a provider whom the viewer may see, or one of the viewer’s own',
    params: oneOffer,
    answer: z.object({ offer }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/offer/:id',
    who: 'provider',
    summary: 'Change an offer of the viewer’s own store',
    params: oneOffer,
    body: offerEdit,
    files: imageParts,
    answer: changed,
    errors: ['not_found', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/offer/:id',
    who: 'provider',
    summary: 'Delete an offer of the viewer’s own store',
    params: oneOffer,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
})
