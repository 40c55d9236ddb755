import { moderation } from '@celebrio/contract/care/moderation'
import type { ModerationAction } from '@celebrio/contract/care/shapes'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import type { QueueFilters } from './queue/filters.ts'

/** Everything about what was reported. */
export const moderationKey = ['moderation'] as const

/** Cases, page by page. */
export const queueQuery = ({ view, kind }: QueueFilters) => {
  const urgent = view === 'urgent' || undefined
  const query = { state: view === 'urgent' ? 'open' : view, urgent, kind } as const
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [...moderationKey, 'queue', view, kind ?? ''] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(moderation.list, { query: { ...pageAt(pageParam), ...query }, signal }),
  })
}

/** How many cases wait. */
export const countQuery = queryOptions({
  queryKey: [...moderationKey, 'count'] as const,
  queryFn: ({ signal }) => call(moderation.count, { signal }),
})

/** Cases about somebody, page by page. */
export const historyQuery = (userId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...moderationKey, 'history', userId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(moderation.history, { params: { id: userId }, query: pageAt(pageParam), signal }),
  })

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...moderationKey, 'case', id] as const,
    queryFn: async ({ signal }) => (await call(moderation.read, { params: { id }, signal })).case,
  })

/** What a moderator has put down so far; empty texts stand for nothing yet. */
export type DecisionDraft = {
  action: ModerationAction | ''
  rule: BrokenRule | ''
  words: string
  days: string
  note: string
}

const bodyOf = ({ action, rule, words, days, note }: DecisionDraft) => ({
  action: action || ('dismiss' as const),
  rule: rule || undefined,
  words: words.trim() || undefined,
  days: action === 'suspend' && days !== '' ? Number(days) : undefined,
  note: note.trim() || undefined,
})

/** The letter that the author would get. */
export const usePreview = (id: number) =>
  useAction({
    send: async (draft: DecisionDraft) =>
      (await call(moderation.preview, { params: { id }, body: bodyOf(draft) })).letter,
    failure: firstIssueText,
  })

export const useDecide = (id: number, onDecided: () => void) => {
  const { t } = useTranslation('moderation')
  return useAction({
    send: (draft: DecisionDraft) => call(moderation.decide, { params: { id }, body: bodyOf(draft) }),
    onSuccess: onDecided,
    success: t('decided'),
    failure: firstIssueText,
    invalidates: moderationKey,
    invalidatesAfter: 'both',
  })
}
