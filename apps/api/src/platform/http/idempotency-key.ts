import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const pattern = '^[!-~]{1,255}$'
const shape = new RegExp(pattern, 'u')

/** The header as the description of the API has it. */
export const idempotencyHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern,
      description:
        'Made up by the caller, such as a UUID, and sent again when a call is repeated: it is done once, and both calls are answered alike. Forgotten after two days.',
    },
  },
}

/** @throws AppError bad_request for one of another shape */
export function idempotencyKeyOf({ idempotent }: Endpoint, { headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (!idempotent || key === undefined) return null
  if (typeof key !== 'string' || !shape.test(key)) throw new AppError('bad_request')
  return key
}
