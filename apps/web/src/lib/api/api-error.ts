import type { ErrorCode as AnsweredCode } from '@celebrio/contract/platform/errors'
import type { Issue } from '@celebrio/contract/platform/issues'

/** Why a request failed: an error code of the API, or `offline` when there was no response. */
export type ErrorCode = AnsweredCode | 'offline'

/** A failed request: an error code, which is translated for the viewer, and the issues of each field. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: Record<string, Issue[]>
  /** Seconds after which it may be tried again, where the answer says so. */
  readonly retryAfter: number | undefined
  /** Whether it was asked in the name of somebody whose session is over. */
  endedSession = false

  constructor(status: number, code: ErrorCode, details: Record<string, Issue[]> = {}, retryAfter?: number) {
    super(code)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}
