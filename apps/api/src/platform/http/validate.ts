import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { type Issue, issuesByField } from '@celebrio/contract/platform/issues'
import { safeParse, type z } from 'zod'
import { AppError } from '../app-error.ts'
import { maxNamed, uncleanFields } from './clean-input.ts'

type Input = { params: unknown; query: unknown; body: unknown }

function parse(schema: z.core.$ZodType | undefined, data: unknown): unknown {
  const input = data ?? {}
  const unclean = uncleanFields(input)
  if (Object.keys(unclean).length > 0) throw new AppError('validation_failed', unclean)
  if (!schema) return {}
  const result = safeParse(schema, input)
  if (!result.success) throw new AppError('validation_failed', first(issuesByField(result.error, input)))
  return result.data
}

/** Limits the number of fields that one error lists. */
const first = (fields: Record<string, Issue[]>) => Object.fromEntries(Object.entries(fields).slice(0, maxNamed))

function parseParams(schema: z.core.$ZodType | undefined, data: unknown): unknown {
  if (!schema) return {}
  const result = safeParse(schema, data)
  // An invalid id is treated like one that does not exist.
  if (!result.success) throw new AppError('not_found')
  return result.data
}

/** @throws AppError not_found for invalid path parameters, validation_failed with details by field */
export const validate = (endpoint: Endpoint, { params, query, body }: Input) => ({
  params: parseParams(endpoint.params, params),
  query: parse(endpoint.query, query),
  body: endpoint.method === 'GET' ? {} : parse(endpoint.body, body),
})

/** @throws Error when a response violates the contract, which is a bug */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const result = safeParse(endpoint.answer, JSON.parse(JSON.stringify(answer)))
  if (!result.success)
    throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract: ${result.error.message}`)
}
