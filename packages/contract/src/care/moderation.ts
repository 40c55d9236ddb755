import { z } from 'zod'
import { caseStates, reportedKinds } from '../base/reports.ts'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { brokenRules } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'
import { caseDetails, caseSummary, decided, letter, moderationActions } from './shapes.ts'

/** Code points, and days. */
export const moderationLimits = { words: 2000, note: 1000, days: 365 } as const

/** Of what waits, so many are counted at most. */
export const countedCases = 1000

const required = issue('required')

export const decisionForm = z
  .object({
    action: z.enum(moderationActions, issue('not_a_choice')),
    /** Which it breaks; needed for all but `dismiss`. */
    rule: optional(z.enum(brokenRules, issue('not_a_choice'))),
    /** What the author is told of it, in the author’s language; needed for all but `dismiss`. */
    words: optional(text({ max: moderationLimits.words })),
    /** Of a suspension; for good without. */
    days: optional(integer().pipe(z.int().min(1).max(moderationLimits.days))),
    /** For the audit log. */
    note: optional(text({ max: moderationLimits.note })),
  })
  .refine(({ action, rule }) => action === 'dismiss' || rule !== undefined, { ...required, path: ['rule'] })
  .refine(({ action, words }) => action === 'dismiss' || words !== undefined, { ...required, path: ['words'] })

const one = z.object({ id: id() })

const counted = () => z.int().min(0).max(countedCases)

const pastCase = caseSummary.extend({ decision: decided.nullable() })
export type PastCase = z.output<typeof pastCase>

export const moderation = endpoints({
  list: {
    method: 'GET',
    path: '/staff/report',
    who: 'moderator',
    summary:
      'Cases, one for each reported thing: open ones, urgent ones and those with most reports first, or others with what was decided, the last first',
    query: listQuery(20).extend({
      state: z.enum(caseStates).default('open'),
      kind: optional(z.enum(reportedKinds)),
      /** Only those that have to do with a child; of open ones. */
      urgent: optional(flag()),
    }),
    answer: z.object({ cases: z.array(pastCase), ...listAnswer }),
  },
  count: {
    method: 'GET',
    path: '/staff/report/count',
    who: 'moderator',
    summary: 'How many cases wait: open ones, urgent ones of these, and appeals; a thousand of each at most',
    answer: z.object({ open: counted(), urgent: counted(), appealed: counted() }),
  },
  history: {
    method: 'GET',
    path: '/staff/account/:id/report',
    who: 'moderator',
    summary: 'Cases about somebody, in whatever state, with what was decided; the newest first',
    params: one,
    query: listQuery(20),
    answer: z.object({ cases: z.array(pastCase), ...listAnswer }),
  },
  read: {
    method: 'GET',
    path: '/staff/report/:id',
    who: 'moderator',
    summary:
      'A case: the thing as the staff sees it, why it was reported, and what was decided about its author before',
    params: one,
    answer: z.object({ case: caseDetails }),
    errors: ['not_found'],
  },
  preview: {
    method: 'POST',
    path: '/staff/report/:id/letter',
    who: 'moderator',
    summary: 'The statement of reasons that a decision would send to the author, in their language',
    params: one,
    body: decisionForm,
    answer: z.object({ letter }),
    errors: ['not_found', 'own_case', 'own_report', 'above_your_role', 'cannot_withhold', 'cannot_hide'],
    limits: ['reacting'],
  },
  decide: {
    method: 'POST',
    path: '/staff/report/:id/decision',
    who: 'moderator',
    summary: 'Decide a case; its author gets a statement of reasons, and who reported it an answer',
    params: one,
    body: decisionForm,
    answer: message,
    errors: [
      'not_found',
      'case_decided',
      'own_case',
      'own_report',
      'above_your_role',
      'cannot_withhold',
      'cannot_hide',
    ],
    limits: ['editing'],
  },
})
