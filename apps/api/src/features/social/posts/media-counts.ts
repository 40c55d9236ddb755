import type { PostMediaKind } from '@celebrio/contract/base/media'
import { Refusal } from '#platform/app-error.ts'
import { mediaIssues } from './rules.ts'

/** @throws Refusal validation_failed on `images` when there are too many of a kind */
export function requireCounts(kinds: PostMediaKind[]): void {
  const wrong = mediaIssues(kinds)
  if (wrong.length > 0) throw new Refusal('validation_failed', { images: wrong })
}
