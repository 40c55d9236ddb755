import { contactInbox } from '@celebrio/contract/people/contact-inbox'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const key = ['contact-inbox'] as const

export type InboxStatus = 'open' | 'resolved'

/** Messages to the staff, page by page. */
export const inboxQuery = (status: InboxStatus) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...key, status] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(contactInbox.list, { query: { ...pageAt(pageParam), status }, signal }),
  })

export const useAnswer = (id: number, onSent: () => void) => {
  const { t } = useTranslation('contact')
  return useAction({
    send: (answer: string) => call(contactInbox.answer, { params: { id }, body: { answer } }),
    onSuccess: onSent,
    success: t('inbox.answered'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

export const useClose = (id: number) => {
  const { t } = useTranslation('contact')
  return useAction({
    send: (reason: string) => call(contactInbox.close, { params: { id }, body: { reason: reason || undefined } }),
    success: t('inbox.closed'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}
