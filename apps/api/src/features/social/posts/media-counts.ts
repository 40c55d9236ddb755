import type { PostMediaKind } from '@celebrio/contract/base/media'
import { AppError } from '#platform/app-error.ts'
import { mediaIssues } from './rules.ts'

/** @throws AppError validation_failed on `images` when there are too many of a kind */
export function requireCounts(kinds: PostMediaKind[]): void {
  const wrong = mediaIssues(kinds)
  if (wrong.length > 0) throw new AppError('validation_failed', { images: wrong })
}
