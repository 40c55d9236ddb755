import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Document } from '@celebrio/contract/base/media'
import { messages } from '@celebrio/contract/chat/messages'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { saveFrom } from '#lib/save-file.ts'
import { changeWindow } from './data.ts'
import type { MessageWindow } from './message-window.ts'
import { hearMessage } from './use-chat-updates.ts'

type Changed = { chat_message: ChatMessage }

const merge = ({ chat_message }: Changed, _: unknown, client: QueryClient) =>
  hearMessage(client, chat_message, chat_message.author.id)

/** Changes the words of an own message. */
export const useEdit = ({ id }: ChatMessage) =>
  useAction({ send: (body: string) => call(messages.edit, { params: { id }, body: { body } }), onSuccess: merge })

/** Deletes an own message for everyone. */
export function useDelete({ id }: ChatMessage) {
  const { t } = useTranslation('messages')
  return useAction({
    send: () => call(messages.delete, { params: { id } }),
    onSuccess: merge,
    success: t('deletedForAll'),
  })
}

export function useReport({ id }: ChatMessage) {
  const { t } = useTranslation('messages')
  return useAction({
    send: (said: ReportForm) => call(messages.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}

/** Downloads a document of a message. */
export const useDownload = (id: number, { id: file_id, file_name }: Document) =>
  useAction({
    send: () => call(messages.file, { params: { id, file_id } }),
    onSuccess: ({ file_url }) => saveFrom(file_url, file_name),
  })

type Flowers = Pick<ChatMessage, 'id' | 'rev' | 'reactions'>

const withFlowers = (loaded: MessageWindow, { id, rev, reactions }: Flowers): MessageWindow => ({
  ...loaded,
  messages: loaded.messages.map(one => (one.id === id && one.rev <= rev ? { ...one, rev, reactions } : one)),
})

/** Gives a message a flower; null takes it back. */
export const useFlower = ({ id, conversation_id }: ChatMessage) =>
  useAction({
    send: (type: FlowerType | null) =>
      type === null
        ? call(messages.unsuperlike, { params: { id } })
        : call(messages.superlike, { params: { id }, body: { type } }),
    onSuccess: ({ chat_message }, _, client) =>
      changeWindow(client, conversation_id, loaded => withFlowers(loaded, chat_message)),
  })
