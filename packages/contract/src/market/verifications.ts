import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'

/**
 * How the document of a store stands. `waiting`: nobody of the staff has decided yet. `verified`: the store has the badge.
 * `declined`: the provider knows why, and can send another. A new document, type of document or company name waits again.
 */
export const verificationStates = ['waiting', 'verified', 'declined'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Code points. */
export const verificationLimits = { reason: 1000 } as const

const standing = {
  state: z.enum(verificationStates),
  waiting_since: time(),
  /** Null while it waits. */
  decided_at: time().nullable(),
  /** Why it was declined, as its provider reads it. */
  reason: z.string().nullable(),
}

const ownVerification = z.object(standing)
export type OwnVerification = z.output<typeof ownVerification>

const storeDocument = z.object({
  /** Of the company. */
  id: z.int(),
  ...standing,
  /** One more with each change of what is looked at. */
  round: z.int().positive(),
  company_name: z.string(),
  address: z.string(),
  business_phone_number: z.string(),
  /** Names in the language of the request. */
  country: z.string().nullable(),
  city: z.string().nullable(),
  establishment_year: z.int().nullable(),
  /** 0 where the provider has not said. */
  document_type: z.int(),
  content_type: z.string(),
  owner: person,
  /** Null while it waits, and when that account has gone. */
  decided_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Nobody decides about their own store, nor verifies one whose document they have not opened as it is now. */
  can: z.object({ decide: z.boolean(), verify: z.boolean() }),
})
export type StoreDocument = z.output<typeof storeDocument>

/** `round` and `was`: what the viewer has looked at, so that nobody decides about something else. */
export const verificationForm = z
  .object({
    outcome: z.enum(['verified', 'declined'], issue('not_a_choice')),
    round: integer().pipe(z.int().positive()),
    was: z.enum(verificationStates, issue('not_a_choice')),
    /** What the provider is told; needed to decline. */
    reason: optional(text({ max: verificationLimits.reason })),
  })
  .refine(({ outcome, reason }) => outcome !== 'declined' || reason !== undefined, {
    ...issue('required'),
    path: ['reason'],
  })
  .refine(({ outcome, was }) => outcome !== was, { ...issue('not_a_choice'), path: ['outcome'] })
export type VerificationForm = z.output<typeof verificationForm>

const one = z.object({ id: id() })

export const verifications = endpoints({
  own: {
    method: 'GET',
    path: '/store/verification',
    who: 'provider',
    summary: 'How the document of the viewer’s own store stands; null before one is sent',
    answer: z.object({ verification: ownVerification.nullable() }),
  },
  list: {
    method: 'GET',
    path: '/staff/document',
    who: 'administrator',
    summary: 'Stores whose documents wait, the longest first; or that were decided, the last first',
    query: listQuery(20).extend({ state: z.enum(verificationStates).default('waiting') }),
    answer: z.object({ documents: z.array(storeDocument), ...listAnswer }),
  },
  open: {
    method: 'POST',
    path: '/staff/document/:id/open',
    who: 'administrator',
    summary: 'A private address of the document of a store, for a minute; the audit log says who has opened it',
    params: one,
    answer: z.object({ url: z.string() }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  decide: {
    method: 'POST',
    path: '/staff/document/:id/decision',
    who: 'administrator',
    summary:
      'Verify a store by its document, which the viewer has opened, or decline that with a reason; what was decided can be corrected',
    params: one,
    body: verificationForm,
    answer: message,
    errors: ['not_found', 'own_case', 'verification_moved_on', 'document_not_opened'],
    limits: ['editing'],
  },
})
