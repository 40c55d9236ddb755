import { z } from 'zod'
import { media } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { imageParts, ownListQuery } from './listings.ts'
import { hourSteps, serviceEdit, serviceForm, unitCodes } from './service-forms.ts'

export const item = z.object({
  id: z.int(),
  name: z.string(),
  /** In the currency of the service. */
  price: z.number(),
  unit: z.literal(unitCodes),
  qty: z.number(),
  least_qty: z.number().nullable(),
  most_qty: z.number().nullable(),
  step_minutes: z.literal(hourSteps).nullable(),
  /** The best single offer that runs for it, and its price with that: offers do not add up. */
  offer: z.object({ id: z.int(), name: z.string(), discount: z.int().min(1).max(100), price: z.number() }).nullable(),
})
export type Item = z.output<typeof item>

export const service = z.object({
  id: z.int(),
  /** The company that offers it. */
  provider_id: z.int(),
  name: z.string(),
  description: z.string(),
  categories: z.array(z.int()),
  currency: z.string().length(3),
  items: z.array(item),
  images: z.array(media),
  created_at: time(),
  edited_at: time().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Service = z.output<typeof service>

const oneService = z.object({ id: id() })
const changed = message.extend({ service })

export const services = endpoints({
  list: {
    method: 'GET',
    path: '/service',
    who: 'provider',
    summary: 'The services of the viewer’s own store, newest first; keywords are looked for in their items as well',
    query: ownListQuery(),
    answer: z.object({ services: z.array(service), ...listAnswer }),
  },
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/service',
    who: 'anyone',
    bearsLag: true,
    summary: 'The services of a provider, newest first',
    params: oneService,
    query: listQuery(20),
    answer: z.object({ services: z.array(service), ...listAnswer }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/service',
    who: 'provider',
    summary: 'Offer a service in the viewer’s own store',
    body: serviceForm,
    files: imageParts,
    answer: changed,
    status: 201,
    errors: ['too_many_services', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  get: {
    method: 'GET',
    path: '/service/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'One service of a provider whom the viewer may see',
    params: oneService,
    answer: z.object({ service }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/service/:id',
    who: 'provider',
    summary: 'Change a service of the viewer’s own store',
    params: oneService,
    body: serviceEdit,
    files: imageParts,
    answer: changed,
    errors: ['not_found', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/service/:id',
    who: 'provider',
    summary: 'Delete a service of the viewer’s own store',
    params: oneService,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
})
