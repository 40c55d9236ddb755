import { type ErrorCode, errors, type Meaning } from '@celebrio/contract/platform/errors'
import { type Issue, issueText } from '@celebrio/contract/platform/issues'

/**
 * An error that the API returns: thrown anywhere, handled in one place. Code, status and text come from the contract;
 * `details` names what is wrong by field.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, Issue[]>
  /** Seconds to wait before a retry; sent as Retry-After. */
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

/** The texts by field; of an error that is always about the same field, its own. */
function textsByField({ code, message, details }: AppError): Record<string, string[]> {
  const { field }: Meaning = errors[code]
  if (field !== undefined) return { [field]: [message] }
  return Object.fromEntries(Object.entries(details).map(([name, issues]) => [name, issues.map(issueText)]))
}

/** The body of an error response, in the shape that the contract defines. */
export function errorBody(error: AppError, requestId: string) {
  const [first] = Object.values(error.details)
  const text = error.code === 'validation_failed' && first?.[0] ? issueText(first[0]) : error.message
  return {
    message: text,
    msg: text,
    code: error.code,
    errors: textsByField(error),
    details: error.details,
    request_id: requestId,
  }
}
