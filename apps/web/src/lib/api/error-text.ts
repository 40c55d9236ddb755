import type { Issue } from '@celebrio/contract/platform/issues'
import i18next from 'i18next'
import { ApiError } from './api-error.ts'

/** What went wrong with a call, in the viewer's language. Anything but an ApiError is told as a fault of ours. */
export const errorText = (error: unknown): string =>
  i18next.t(error instanceof ApiError ? error.code : 'internal_error', { ns: 'errors' })

/** The same, with the fallback that the specification names where nothing more is known than that it failed. */
export const errorTextOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'internal_error' ? errorText(error) : fallback

/** What is wrong with a field, in the viewer's language. */
export const issueText = ({ code, values }: Issue): string => i18next.t(code, { ns: 'issues', ...values })

/** What the server said: what is wrong with a field before the general sentence. */
export function firstIssueText(error: unknown): string {
  const issue = error instanceof ApiError ? Object.values(error.details).flat()[0] : undefined
  return issue ? issueText(issue) : errorText(error)
}
