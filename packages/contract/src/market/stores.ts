import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, id, integer, listOf } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { reportForm } from '../platform/reports.ts'
import { spokenLanguages } from '../platform/spoken-languages.ts'
import { text } from '../platform/text-schemas.ts'
import { unitCodes } from './service-forms.ts'

/** A least price that an offer makes, with what the same item costs without it. */
const reducedFrom = z.object({
  amount: z.number(),
  regular: z.number(),
  unit: z.literal(unitCodes),
  /** In percent. */
  discount: z.int().min(1).max(100),
})

/**
 * The least price of an item without offers, in the currency of the store, and the unit that it is for; null while there
 * is none. Lists are filtered and sorted by it. `offer`: the least price now, where an offer that runs makes one below it.
 */
export const priceFrom = z
  .object({
    amount: z.number(),
    currency: z.string().length(3),
    unit: z.literal(unitCodes),
    offer: reducedFrom.nullable(),
  })
  .nullable()
export type PriceFrom = z.output<typeof priceFrom>

/** Connections of the viewer who have joined, or say in a review that they have booked, and up to three of them. */
export const joinedConnections = z.object({ count: z.int().nonnegative(), people: z.array(person) })
export type JoinedConnections = z.output<typeof joinedConnections>

/** Code points of each text; kilometres. */
export const storeLimits = { terms: 600, travels_km: 500 } as const

/** What people should know before they book, in the provider's words; null where nothing is said. */
const terms = {
  cancellation: z.string().nullable(),
  travel: z.string().nullable(),
  deposit: z.string().nullable(),
  /** How far the provider comes, in kilometres; 0 for who only serves at their own place. */
  travels_km: z.int().nonnegative().nullable(),
}

const telephone = z.object({ shown: z.string(), dialled: z.string() })
export type Telephone = z.output<typeof telephone>

/** A company as everybody sees it. Documents and payment details are not in it. */
export const serviceProvider = z.object({
  id: z.int(),
  user_id: z.int(),
  company_name: z.string(),
  /** As it was typed. */
  business_phone_number: z.string(),
  /** The same with the code of its country, as it is written and as it is dialled; as typed where that is not known. */
  telephone,
  address: z.string(),
  /** Names in the language of the request. */
  country: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  /** Degrees (WGS 84); both or neither. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  logo: z.string().nullable(),
  description: z.string().nullable(),
  establishment_year: z.int().nullable(),
  /** ISO 4217; null until the store has opened. */
  currency: z.string().length(3).nullable(),
  /** Spoken by the provider: ISO 639-1. */
  languages: z.array(z.string()),
  ...terms,
  price_from: priceFrom,
  /** Minutes within which requests and questions are usually answered, measured; null before the fifth answer. */
  answers_within: z.int().nonnegative().nullable(),
  /** Mean of the reviews, 0 without any, and how many there are. */
  rating: z.number().min(0).max(5),
  total_ratings: z.int().nonnegative(),
  total_services: z.int().nonnegative(),
  total_joined: z.int().nonnegative(),
  is_joined: z.boolean(),
  joined_connections: joinedConnections,
  booked_connections: joinedConnections,
  created_at: time(),
  /** Whether the staff has seen a document that shows who is behind it. */
  is_verified: z.boolean(),
  /** Whether neither trial nor plan runs: it is kept, and nobody books. */
  is_resting: z.boolean(),
  /** Until when lists and searches find it, as its trial or plan runs; for who may edit it only. */
  listed_until: time().nullable(),
  /** Why the staff has hidden it, for who may edit it only; null where it has not. */
  statement_id: z.int().nullable(),
  /** `book`: whether the viewer can put its items into the cart. `message`: whether they can write to it. */
  can: z.object({ edit: z.boolean(), join: z.boolean(), book: z.boolean(), report: z.boolean(), message: z.boolean() }),
})
export type ServiceProvider = z.output<typeof serviceProvider>

/** How many languages a provider can say they speak. */
const mostLanguages = 20

/** Left out is not the same as none: `[]`, or empty in a form. */
const languages = z.preprocess(
  (value, context) => {
    if (value === undefined) context.issues.push({ code: 'custom', message: 'required', input: value })
    return value
  },
  listOf(z.enum(spokenLanguages))
    .transform(list => [...new Set(list)])
    .pipe(z.array(z.string()).max(mostLanguages)),
)

/** What is left out stays; what is sent empty is no longer said. */
export const storeForm = z.object({
  languages,
  cancellation: clearable(text({ max: storeLimits.terms })),
  travel: clearable(text({ max: storeLimits.terms })),
  deposit: clearable(text({ max: storeLimits.terms })),
  travels_km: clearable(integer(issue('not_a_number')).pipe(z.int().min(0).max(storeLimits.travels_km))),
})
export type StoreForm = z.output<typeof storeForm>

const ofUser = z.object({ user_id: id() })
const joining = {
  who: 'member',
  params: ofUser,
  answer: message.extend({ is_joined: z.boolean(), total_joined: z.int().nonnegative() }),
  errors: ['not_found'],
  limits: ['reacting'],
} as const

export const stores = endpoints({
  get: {
    method: 'GET',
    path: '/service-provider/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'A provider, by the id of the company',
    params: z.object({ id: id() }),
    answer: z.object({ service_provider: serviceProvider }),
    errors: ['not_found'],
  },
  join: {
    ...joining,
    method: 'POST',
    path: '/service-provider/:user_id/follow',
    summary: 'Join a provider, by the id of the account; doing so twice changes nothing',
  },
  exit: {
    ...joining,
    method: 'DELETE',
    path: '/service-provider/:user_id/follow',
    summary: 'Leave a provider; doing so twice changes nothing',
  },
  report: {
    method: 'POST',
    path: '/service-provider/:id/report',
    who: 'member',
    summary: 'Report the store of somebody else; the first report of a person stands',
    params: z.object({ id: id() }),
    body: reportForm,
    answer: message,
    errors: ['not_found', 'own_store'],
    limits: ['reacting'],
  },
  inquire: {
    method: 'POST',
    path: '/service-provider/:id/inquiry',
    who: 'member',
    summary:
      'What the viewer has to ask a store, by the id of the company: the inquiry that there is, or a new one. The conversation with the store is of kind `provider`',
    params: z.object({ id: id() }),
    answer: z.object({ inquiry: z.object({ id: z.int() }) }),
    errors: ['not_found', 'own_store', 'connections_only', 'kids_connections_only', 'provider_resting'],
    limits: ['opening_chats'],
  },
  edit: {
    method: 'PATCH',
    path: '/store',
    who: 'provider',
    summary:
      'Change what the viewer’s own store says of itself: the languages spoken there (ISO 639-1), its terms, and how far it comes',
    body: storeForm,
    answer: message.extend({ languages: z.array(z.string()), ...terms }),
    errors: ['store_resting'],
    limits: ['editing'],
  },
})
