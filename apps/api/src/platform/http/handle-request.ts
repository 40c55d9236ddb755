import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { requireRole, visitorOf } from '../auth/viewer.ts'
import { attachmentOf } from '../files/keys.ts'
import { type Admission, countOnce, languageOf, requestedLanguage } from './admit.ts'
import { setCookies } from './cookies.ts'
import { Download } from './download.ts'
import { parseForm } from './form-body.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { overrideOf } from './method-override.ts'
import { type FileParts, type ParsedBody, readMultipart } from './multipart.ts'
import { Redirect, WithCookies } from './redirect.ts'
import type { Route } from './route.ts'
import { checkAnswer, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The parsed multipart body; its files are deleted after the response. */
    parsed: ParsedBody | null
  }
}

export type RequestHandling = Admission & { checkAnswers: boolean; secureCookies: boolean }

/** The body in any encoding; multipart is only read here. */
export async function readBody(request: FastifyRequest, files: FileParts): Promise<ParsedBody> {
  if (request.parsed) return request.parsed
  if (request.isMultipart()) {
    request.parsed = await readMultipart(request, files)
    request.body = request.parsed.fields
    return request.parsed
  }
  return { fields: request.body, files: [], discard: async () => undefined }
}

/** Sends a personal file, which must not be cached. */
const sendFile = (reply: FastifyReply, { bytes, fileName }: Download, type: string): FastifyReply =>
  reply
    .header('content-disposition', attachmentOf(fileName))
    .header('cache-control', 'private, no-store')
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .send(Buffer.from(bytes))

function send(reply: FastifyReply, status: number, answer: unknown, secure: boolean): FastifyReply {
  if (answer instanceof Redirect || answer instanceof WithCookies) setCookies(reply, answer.cookies, secure)
  if (answer instanceof Redirect) return reply.redirect(answer.location, 302)
  return reply.code(status).send(answer instanceof WithCookies ? answer.body : answer)
}

/** A method override in the body is only valid where the path supports it; there it has already chosen the route. */
function checkOverride(request: FastifyRequest, fields: unknown, method: string): void {
  const override = request.method === 'POST' ? (overrideOf(request.query) ?? overrideOf(fields)) : undefined
  if (override !== undefined && override !== method) throw new AppError('method_not_allowed')
}

/** Handles a request that was admitted, from parsing to the response. */
export async function handleRequest(
  { endpoint, serve }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  by: RequestHandling,
) {
  const { viewer } = request
  // Again, because the body may have named an endpoint with another role.
  requireRole(endpoint.who, viewer)
  const { fields, files } = await readBody(request, endpoint.files ?? {})
  checkOverride(request, fields, endpoint.method)
  await countOnce(endpoint.limits ?? [], request, by)
  const query = parseForm(request.query as Record<string, string | string[]>)
  const input = validate(endpoint, { params: request.params, query, body: fields })
  const language = viewer?.language ?? languageOf(request, null)
  const answer = await serve({
    ...(input as { params: never; query: never; body: never }),
    viewer,
    visitor: visitorOf(viewer, language),
    files,
    language,
    requestedLanguage: requestedLanguage(request),
    idempotencyKey: idempotencyKeyOf(endpoint, request),
    cookies: request.cookies,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
  })
  if (answer instanceof Download) return sendFile(reply, answer, endpoint.produces ?? 'application/octet-stream')
  const body = answer instanceof WithCookies ? answer.body : answer
  if (by.checkAnswers && !(body instanceof Redirect)) checkAnswer(endpoint, body)
  return send(reply, endpoint.status ?? 200, answer, by.secureCookies)
}
