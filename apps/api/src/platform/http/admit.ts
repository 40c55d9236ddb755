import { isLanguage, type Language, languages } from '@celebrio/contract/platform/languages'
import type { LimitName } from '@celebrio/contract/platform/limits'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { AppError } from '../app-error.ts'
import { type Authenticate, requireRole, type Viewer } from '../auth/viewer.ts'
import { overrideOf } from './method-override.ts'
import { type LimitCheck, needsBody } from './rate-limits.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** The limits that this request has been counted for. */
    counted: readonly LimitName[] | null
  }
}

export type Admission = { authenticate: Authenticate; checkLimits: LimitCheck }

async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  return token ? authenticate(token) : null
}

/** The best supported language for Accept-Language; the account's language if the header accepts any. */
export function languageOf(request: FastifyRequest, viewer: Viewer | null): Language {
  const own = viewer?.language ?? languages[0]
  const best = new Negotiator(request).language([own, ...languages])
  return isLanguage(best) ? best : own
}

/** The best supported language for Accept-Language; null where the header names none. */
export function requestedLanguage(request: FastifyRequest): Language | null {
  const negotiator = new Negotiator(request)
  const best = negotiator.languages().some(tag => tag !== '*') && negotiator.language([...languages])
  return isLanguage(best) ? best : null
}

/** Who may call is the same for all, or one of them is open to this viewer. */
function requireSome(routes: readonly Route[], viewer: Viewer | null): void {
  const refusals: unknown[] = []
  for (const { endpoint } of routes) {
    try {
      return requireRole(endpoint.who, viewer)
    } catch (error) {
      refusals.push(error)
    }
  }
  throw refusals[0]
}

/** The endpoints that a request may be for, as far as that is known without its body. */
function targetsOf(request: FastifyRequest, routes: readonly Route[]): readonly Route[] {
  const override = request.method === 'POST' ? overrideOf(request.query) : undefined
  const targets = override === undefined ? routes : routes.filter(one => one.endpoint.method === override)
  if (targets.length === 0) throw new AppError('method_not_allowed')
  return targets
}

/** A body with files is counted before it is read, whichever of the endpoints it turns out to be for. */
function limitsBeforeBody(request: FastifyRequest, targets: readonly Route[]): readonly LimitName[] {
  const [only, ...others] = targets
  if (only && others.length === 0) return only.endpoint.limits ?? []
  if (!request.headers['content-type']?.startsWith('multipart/')) return []
  return targets.filter(one => one.endpoint.files).flatMap(one => one.endpoint.limits ?? [])
}

/**
 * The first thing that happens to a request, before a byte of its body is read: who is it, may they, how often.
 * @param routes the endpoints that it may be for; a body can name another method with `_method`
 * @throws AppError not_signed_in, not_for_your_role, method_not_allowed, too_many_requests
 */
export async function admit(request: FastifyRequest, routes: readonly Route[], by: Admission): Promise<void> {
  const account = await viewerOf(request, by.authenticate)
  request.viewer = account && { ...account, language: languageOf(request, account) }
  const targets = targetsOf(request, routes)
  requireSome(targets, request.viewer)
  await countOnce(
    limitsBeforeBody(request, targets).filter(name => !needsBody(name)),
    request,
    by,
  )
}

/** Counts what has not been counted for this request. */
export async function countOnce(names: readonly LimitName[], request: FastifyRequest, by: Admission): Promise<void> {
  const before = request.counted ?? []
  const left = [...new Set(names)].filter(name => !before.includes(name))
  request.counted = [...before, ...left]
  if (left.length > 0) await by.checkLimits(left, request)
}
