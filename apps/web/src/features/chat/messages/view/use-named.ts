import type { Person } from '@celebrio/contract/platform/person'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { membersQuery } from '#features/chat/conversations'
import { useSession } from '#lib/session.ts'
import type { Suggest } from '#ui/mentions/use-mention-picker.ts'
import type { MessageWindow } from '../message-window.ts'
import type { Named } from './message-row.tsx'

const nobody: readonly Person[] = []
/** So many are suggested at once. */
const most = 8

/** Suggests those who belong to a conversation, without the viewer, to be named in a message. */
export function useSuggest(id: number): Suggest {
  const client = useQueryClient()
  const me = useSession()?.user.id
  return keyword => ({
    queryKey: ['chat-named', id, keyword],
    queryFn: async () => {
      const members = await client.fetchQuery(membersQuery(id, keyword))
      return members.filter(one => one.id !== me).slice(0, most)
    },
  })
}

/** Who may be named in the messages that are loaded: those who write here, and, where somebody is named, who belongs here. */
export function useNamed(id: number, { messages }: MessageWindow): Named {
  const isNaming = messages.some(({ body }) => body.includes('@'))
  const { data: members = nobody } = useQuery({ ...membersQuery(id), enabled: isNaming })
  return useMemo(() => {
    const people = [...messages.map(({ author }) => author), ...members]
    return [...new Map(people.map(one => [one.id, { id: one.id, words: one.name }])).values()]
  }, [messages, members])
}
