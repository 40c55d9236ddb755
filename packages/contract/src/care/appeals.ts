import { z } from 'zod'
import { reportedKinds } from '../base/reports.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message, time } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { appealRefusals, decided, decidedBy, letter, moderationActions } from './shapes.ts'

/** Code points; for so many months a decision can be appealed (Regulation (EU) 2022/2065, article 20). */
export const appealLimits = { words: 2000, months: 6 } as const

const outcomes = ['granted', 'refused'] as const

const ownAppeal = z.object({
  words: z.string(),
  appealed_at: time(),
  /** Null while it waits; then with what the staff answers. */
  outcome: z.enum(outcomes).nullable(),
  answer: z.string().nullable(),
  decided_at: time().nullable(),
})

const statement = z.object({
  id: z.int(),
  kind: z.enum(reportedKinds),
  action: z.enum(moderationActions),
  decided_at: time(),
  undone_at: time().nullable(),
  /** Why the staff has undone it by itself; an appeal has its own answer. */
  undone_words: z.string().nullable(),
  letter,
  /** Until when its author may appeal. */
  appeal_by: time(),
  appeal: ownAppeal.nullable(),
  can: z.object({ appeal: z.boolean() }),
})
export type Statement = z.output<typeof statement>

/** With the key of the letter, or of sign-in, for whoever can’t sign in; its author needs none. */
const key = () => optional(z.string().max(100))

export const appealForm = z.object({ words: text({ max: appealLimits.words, min: 1 }), key: key() })
export const appealAnswerForm = z.object({
  outcome: z.enum(outcomes, issue('not_a_choice')),
  words: text({ max: appealLimits.words, min: 1 }),
})

const one = z.object({ id: id() })

const appeal = ownAppeal.extend({
  decision: decided,
  /** Also null while it waits. */
  decided_by: decidedBy,
  /** `refusal` says why it is somebody else’s to look at; null where the viewer may decide, or nothing waits. */
  can: z.object({
    decide: z.boolean(),
    refusal: z.enum(appealRefusals).nullable(),
  }),
})
export type Appeal = z.output<typeof appeal>

export const appeals = endpoints({
  statement: {
    method: 'GET',
    path: '/statement/:id',
    who: 'anyone',
    summary: 'The statement of reasons for a decision, for the author of what it is about',
    params: one,
    query: z.object({ key: key() }),
    answer: z.object({ statement }),
    errors: ['not_found'],
    limits: ['personal_link'],
  },
  appeal: {
    method: 'POST',
    path: '/statement/:id/appeal',
    who: 'anyone',
    summary: 'Have somebody else of the staff look at a decision again; once, within six months',
    params: one,
    body: appealForm,
    answer: message.extend({ statement }),
    errors: ['not_found', 'already_appealed', 'appeal_too_late'],
    limits: ['personal_link'],
  },
  read: {
    method: 'GET',
    path: '/staff/report/:id/appeal',
    who: 'moderator',
    summary: 'The appeal against the decision of a case',
    params: one,
    answer: z.object({ appeal: appeal.nullable() }),
    errors: ['not_found'],
  },
  preview: {
    method: 'POST',
    path: '/staff/report/:id/appeal/letter',
    who: 'moderator',
    summary: 'What the author would read of how their appeal is decided, in their language',
    params: one,
    body: appealAnswerForm,
    answer: z.object({ letter }),
    errors: ['not_found', 'appeal_decided', 'own_decision', 'own_case', 'own_report', 'above_your_role'],
    limits: ['reacting'],
  },
  decide: {
    method: 'POST',
    path: '/staff/report/:id/appeal',
    who: 'moderator',
    summary: 'Decide an appeal against somebody else’s decision; to grant it undoes the decision',
    params: one,
    body: appealAnswerForm,
    answer: message,
    errors: ['not_found', 'appeal_decided', 'own_decision', 'own_case', 'own_report', 'above_your_role'],
    limits: ['editing'],
  },
})
