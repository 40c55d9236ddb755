import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { type ErrorCode, errors } from '@celebrio/contract/platform/errors'
import { errorAnswer } from '@celebrio/contract/platform/lists'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { toJSONSchema, type z } from 'zod'
import { idempotencyHeaders } from './idempotency-key.ts'

type JsonSchema = Record<string, unknown>

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

/** Errors that any endpoint can return. */
const groundErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...(endpoint.method === 'GET' ? [] : (['bad_request', 'too_large', 'unsupported_media_type'] as const)),
  ...(endpoint.params ? (['not_found'] as const) : []),
  'internal_error',
  'unavailable',
]

const sharedErrors = (endpoint: Endpoint): ErrorCode[] => [
  'validation_failed',
  ...groundErrors(endpoint),
  ...(endpoint.who === 'anyone' ? [] : (['not_signed_in'] as const)),
  ...(endpoint.who === 'anyone' || endpoint.who === 'member' ? [] : (['not_for_your_role'] as const)),
  ...(endpoint.who === 'moderator' || endpoint.who === 'administrator' ? (['second_step_needed'] as const) : []),
  ...(endpoint.limits ? (['too_many_requests'] as const) : []),
]

/** Errors of an endpoint by HTTP status, each code with its English text. */
function errorResponses(endpoint: Endpoint): Record<number, JsonSchema> {
  const codes = [...new Set([...sharedErrors(endpoint), ...(endpoint.errors ?? [])])]
  const byStatus = Map.groupBy(codes, code => errors[code].status)
  const entries = [...byStatus].map(([status, group]) => [
    status,
    { description: group.map(code => `\`${code}\`: ${errors[code].text}`).join('\n\n'), $ref: 'Error#' },
  ])
  return Object.fromEntries(entries) as Record<number, JsonSchema>
}

const successOf = ({ status, produces, answer }: Endpoint): JsonSchema => {
  const description = 'Success'
  if (produces) return { description, content: { [produces]: { schema: { type: 'string', format: 'binary' } } } }
  return { description, ...(status !== 302 && jsonSchema(answer, 'output')) }
}

/** The schema of one operation, in the form that @fastify/swagger reads from a route. */
function describeOperation(endpoint: Endpoint, operationId: string | undefined): FastifySchema {
  const status = endpoint.status ?? 200
  const encodings = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return {
    ...(operationId !== undefined && { operationId }),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: endpoint.who === 'anyone' ? [] : [{ bearer: [] }],
    ...(endpoint.params && { params: jsonSchema(endpoint.params, 'input') }),
    ...(endpoint.idempotent && { headers: idempotencyHeaders }),
    ...(endpoint.query && { querystring: jsonSchema(endpoint.query, 'input') }),
    ...(endpoint.body && { body: jsonSchema(endpoint.body, 'input'), consumes: encodings }),
    response: {
      [status]: successOf(endpoint),
      // Generated clients look for a success; whatever is not a redirect is an error.
      ...(status === 302 && { default: { description: 'Any other error', $ref: 'Error#' } }),
      ...errorResponses(endpoint),
    },
  }
}

const about = `Writes accept JSON, \`application/x-www-form-urlencoded\` and \`multipart/form-data\` alike, with bracket
notation. A POST with \`_method=patch\`, \`put\` or \`delete\` in query or body is treated as that method. Lists take
\`page\` and \`per_page\`, or the \`cursor\` that the answer before named as \`nextCursor\`.`

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered routes; a test compares them with the OpenAPI document. */
    registered: { method: string; url: string }[]
  }
}

function listRoutes(server: FastifyInstance): void {
  const registered: FastifyInstance['registered'] = []
  server.decorate('registered', registered)
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) registered.push({ method: one, url })
  })
}

type OperationIds = ReadonlyMap<Endpoint, string>

/** Describes a route when the description is first asked for: most processes are never asked. */
const describeRoute =
  (operationIds: OperationIds): NonNullable<FastifyDynamicSwaggerOptions['transform']> =>
  ({ schema, url, route }) => {
    const endpoint = route.config?.endpoint
    return { url, schema: endpoint ? describeOperation(endpoint, operationIds.get(endpoint)) : schema }
  }

/**
 * Makes OpenAPI 3.1 of the routes' endpoints when it is first asked for, and keeps it. Validation and serialization use
 * the contract itself.
 */
export async function registerOpenapi(
  server: FastifyInstance,
  version: string,
  operationIds: OperationIds,
): Promise<void> {
  listRoutes(server)
  server.setValidatorCompiler(() => data => ({ value: data }))
  server.setSerializerCompiler(() => data => JSON.stringify(data))
  server.addSchema({ $id: 'Error', ...jsonSchema(errorAnswer, 'output') })
  await server.register(swagger, {
    transform: describeRoute(operationIds),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Celebrio',
        version,
        description: about,
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Celebrio' },
      },
      // Relative to the description itself.
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) => (typeof json.$id === 'string' ? json.$id : `schema-${i}`),
    },
  })
}
