import type { ErrorCode as AnsweredCode } from '@celebrio/contract/platform/errors'
import type { Issue } from '@celebrio/contract/platform/issues'

/** What a call can fail with: a code of the API, or `offline`: no answer came at all. */
export type ErrorCode = AnsweredCode | 'offline'

/** What went wrong with a call: a code to be told in the viewer's language, and what is wrong by field. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: Record<string, Issue[]>

  constructor(status: number, code: ErrorCode, details: Record<string, Issue[]> = {}) {
    super(code)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}
