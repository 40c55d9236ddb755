import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { moderationLimits } from './moderation.ts'
import { letter } from './shapes.ts'

/** For the audit log. */
const note = () => optional(text({ max: moderationLimits.note }))

export const reversalForm = z.object({
  /** What the author is told, in their language. */
  words: text({ max: moderationLimits.words, min: 1 }),
  note: note(),
})

export const reopeningForm = z.object({ note: note() })

const one = z.object({ id: id() })
const refusals = ['own_case', 'own_report', 'above_your_role', 'decided_by_another', 'appeal_waits'] as const

export const reversals = endpoints({
  preview: {
    method: 'POST',
    path: '/staff/report/:id/reversal/letter',
    who: 'moderator',
    summary: 'What the author would read if the decision of a case were taken back',
    params: one,
    body: reversalForm,
    answer: z.object({ letter }),
    errors: ['not_found', 'decision_undone', ...refusals],
    limits: ['reacting'],
  },
  reverse: {
    method: 'POST',
    path: '/staff/report/:id/reversal',
    who: 'moderator',
    summary: 'Take back the decision of a case, by whoever has made it or an administrator; its author is told',
    params: one,
    body: reversalForm,
    answer: message,
    errors: ['not_found', 'decision_undone', ...refusals],
    limits: ['editing'],
  },
  reopen: {
    method: 'POST',
    path: '/staff/report/:id/reopening',
    who: 'moderator',
    summary: 'Have a case that was dismissed decided anew, by whoever has dismissed it or an administrator',
    params: one,
    body: reopeningForm,
    answer: message,
    errors: ['not_found', ...refusals],
    limits: ['editing'],
  },
})
