import type { RefusalCode } from '@celebrio/contract/platform/errors'
import type { Issue } from '@celebrio/contract/platform/issues'

/** A refusal as the client meets it. `offline`: no answer came at all. */
export type ErrorCode = RefusalCode | 'offline'

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
