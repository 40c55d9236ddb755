import { conversations } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { changeConversation, renewLists } from './cached.ts'
import { managersOf } from './managers.ts'

type Change = { conversation: Pick<Conversation, 'id'> & Partial<Conversation> }

const merge = ({ conversation }: Change, _: unknown, client: QueryClient) => {
  changeConversation(client, conversation.id, one => ({ ...one, ...conversation }))
  renewLists(client)
}

/** Mutes a conversation or puts it into the archive, or takes that back. */
export function useSetting({ id }: Pick<Conversation, 'id'>) {
  const { t } = useTranslation('conversations')
  return useAction({
    send: (setting: { is_muted?: boolean; is_archived?: boolean }) =>
      call(conversations.set, { params: { id }, body: setting }),
    onSuccess: merge,
    success: (_, { is_muted, is_archived }) => {
      if (is_muted !== undefined) return t(is_muted ? 'nowMuted' : 'nowUnmuted')
      return t(is_archived ? 'nowArchived' : 'nowInInbox')
    },
  })
}

/** Lets only those write who run it, or everyone again. */
export function useClose({ id, kind }: Pick<Conversation, 'id' | 'kind'>) {
  const { t } = useTranslation('conversations')
  return useAction({
    send: (is_closed: boolean) => call(conversations.close, { params: { id }, body: { is_closed } }),
    onSuccess: merge,
    success: (_, isClosed) => t(isClosed ? `nowClosed_${managersOf(kind)}` : 'nowOpened'),
  })
}

export function useLeave({ id }: Pick<Conversation, 'id'>, onLeft: () => unknown) {
  const { t } = useTranslation('conversations')
  return useAction({
    send: () => call(conversations.leave, { params: { id } }),
    onSuccess: async (_, __, client) => {
      await onLeft()
      renewLists(client)
    },
    success: t('nowLeft'),
  })
}
