import { isLanguage, type Language } from '@celebrio/contract/platform/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { type Authenticate, requireRole, type Viewer } from '../auth/viewer.ts'
import { attachmentOf } from '../files/disposition.ts'
import { Download } from './download.ts'
import { type ParsedBody, parseForm, readMultipart } from './form-body.ts'
import { overrideOf } from './method-override.ts'
import type { LimitCheck } from './rate-limits.ts'
import { Redirect, WithCookies } from './redirect.ts'
import type { Route } from './route.ts'
import { checkAnswer, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** A multipart body that has been read; its files are kept until the call is answered. */
    parsed: ParsedBody | null
  }
}

export type RequestHandling = {
  authenticate: Authenticate
  checkLimits: LimitCheck
  checkAnswers: boolean
  secureCookies: boolean
}

async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  return token ? authenticate(token) : null
}

/** The first language of Accept-Language that we speak, weights aside: browsers send them in order. */
export function languageOf(request: FastifyRequest, viewer: Viewer | null): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? viewer?.language ?? 'en'
}

/** The body in whatever encoding it came; multipart is read here, after sign-in was checked. */
export async function readBody(request: FastifyRequest, files: readonly string[]): Promise<ParsedBody> {
  if (request.parsed) return request.parsed
  if (request.isMultipart()) {
    request.parsed = await readMultipart(request, files)
    request.body = request.parsed.fields
    return request.parsed
  }
  return { fields: request.body, files: [], discard: async () => undefined }
}

/** A file that is one person's: no cache keeps it. */
const sendFile = (reply: FastifyReply, { bytes, fileName }: Download, type: string): FastifyReply =>
  reply
    .header('content-disposition', attachmentOf(fileName))
    .header('cache-control', 'private, no-store')
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .send(Buffer.from(bytes))

function send(reply: FastifyReply, status: number, answer: unknown, secure: boolean): FastifyReply {
  if (answer instanceof Redirect || answer instanceof WithCookies) {
    for (const { name, value, path, maxAgeSeconds } of answer.cookies) {
      reply.setCookie(name, value, { path, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'lax', secure })
    }
  }
  if (answer instanceof Redirect) return reply.redirect(answer.location, 302)
  return reply.code(status).send(answer instanceof WithCookies ? answer.body : answer)
}

/** A body can ask for another method only where the path takes it; there the route has been chosen by it already. */
function checkOverride(request: FastifyRequest, fields: unknown, method: string): void {
  const asked = request.method === 'POST' ? (overrideOf(request.query) ?? overrideOf(fields)) : undefined
  if (asked !== undefined && asked !== method) throw new AppError('method_not_allowed')
}

/** One call of one endpoint from its HTTP request to its answer. */
export async function handleRequest(
  { endpoint, serve }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  by: RequestHandling,
) {
  const account = await viewerOf(request, by.authenticate)
  const language = languageOf(request, account)
  const viewer = account && { ...account, language }
  request.viewer = viewer
  requireRole(endpoint.who, viewer)
  const { fields, files } = await readBody(request, endpoint.files ?? [])
  checkOverride(request, fields, endpoint.method)
  await by.checkLimits(endpoint.limits ?? [], request)
  const query = parseForm(request.query as Record<string, string | string[]>)
  const input = validate(endpoint, { params: request.params, query, body: fields })
  const answer = await serve({
    ...(input as { params: never; query: never; body: never }),
    viewer,
    files,
    language,
    cookies: request.cookies,
    userAgent: request.headers['user-agent'] ?? '',
  })
  if (answer instanceof Download) return sendFile(reply, answer, endpoint.produces ?? 'application/octet-stream')
  const body = answer instanceof WithCookies ? answer.body : answer
  if (by.checkAnswers && !(body instanceof Redirect)) checkAnswer(endpoint, body)
  return send(reply, endpoint.status ?? 200, answer, by.secureCookies)
}
