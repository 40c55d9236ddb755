import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'

/** Code points. */
export const questionLimits = { question: 500, answer: 1000 } as const

/** A question to a provider. Everybody reads those that are answered, without who asked. */
export const question = z.object({
  id: z.int(),
  /** Of the company. */
  provider_id: z.int(),
  question: z.string(),
  answer: z.string().nullable(),
  asked_at: time(),
  answered_at: time().nullable(),
  /** Whether the viewer asked it. */
  is_own: z.boolean(),
  /** Who asked; for the provider only, as long as it waits for an answer. */
  user: person.nullable(),
  can: z.object({ answer: z.boolean(), delete: z.boolean() }),
})
export type Question = z.output<typeof question>

export const questionForm = z.object({ question: text({ max: questionLimits.question, min: 1 }) })
export const answerForm = z.object({ answer: text({ max: questionLimits.answer, min: 1 }) })

const one = z.object({ id: id() })
const changed = message.extend({ question })

export const questions = endpoints({
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/question',
    who: 'anyone',
    bearsLag: true,
    summary: 'What a provider was asked and has answered, the newest answer first',
    params: one,
    query: listQuery(),
    answer: z.object({
      questions: z.array(question),
      /** The viewer’s own question that waits for an answer. */
      waiting: question.nullable(),
      can: z.object({ ask: z.boolean() }),
      ...listAnswer,
    }),
    errors: ['not_found'],
  },
  waiting: {
    method: 'GET',
    path: '/question',
    who: 'provider',
    summary: 'Questions to the viewer’s own company that wait for an answer, newest first',
    query: listQuery(),
    answer: z.object({ questions: z.array(question), ...listAnswer }),
  },
  ask: {
    method: 'POST',
    path: '/service-provider/:id/question',
    who: 'member',
    summary: 'Ask a provider something; the next question can be asked when this one is answered',
    params: one,
    body: questionForm,
    status: 201,
    answer: changed,
    errors: ['not_found', 'question_waits'],
    limits: ['commenting'],
  },
  answer: {
    method: 'POST',
    path: '/question/:id/answer',
    who: 'provider',
    summary: 'Answer a question to the viewer’s own company, or change the answer',
    params: one,
    body: answerForm,
    answer: changed,
    errors: ['not_found'],
    limits: ['commenting'],
  },
  delete: {
    method: 'DELETE',
    path: '/question/:id',
    who: 'member',
    summary: 'Delete a question with its answer: by who asked it, or by the provider',
    params: one,
    answer: message,
    errors: ['not_found'],
    limits: ['commenting'],
  },
})
