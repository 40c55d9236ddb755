import { type ErrorCode, errors } from '@celebrio/contract/platform/errors'
import { type Issue, issueText } from '@celebrio/contract/platform/issues'

/**
 * An error of the API: thrown anywhere, answered by one handler. Code, status and text come from the contract;
 * `details` names what is wrong by field.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, Issue[]>
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Record<string, Issue[]> = {}, retryAfter?: number) {
    super(errors[code].text)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** An error of one field's value. */
export const fieldError = (field: string, code: Issue['code'], values: Issue['values'] = {}): AppError =>
  new AppError('validation_failed', { [field]: [{ code, values }] })

/** The decided shape of an error body. */
export function errorBody(error: AppError, requestId: string) {
  const fields = Object.entries(error.details)
  const text = error.code === 'validation_failed' && fields[0]?.[1][0] ? issueText(fields[0][1][0]) : error.message
  return {
    message: text,
    msg: text,
    code: error.code,
    errors: Object.fromEntries(fields.map(([field, issues]) => [field, issues.map(issueText)])),
    details: error.details,
    request_id: requestId,
  }
}
