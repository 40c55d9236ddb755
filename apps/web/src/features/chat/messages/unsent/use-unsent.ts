import { useMemo } from 'react'
import { useStore } from '#lib/store.ts'
import { outbox, type Waiting } from '../outbox.ts'

/** What the viewer has written in a conversation that is not there for them any more, and the server has refused. */
export function useUnsent(id: number | undefined): readonly Waiting[] {
  const all = useStore(outbox)
  return useMemo(() => all.filter(one => one.conversation_id === id && one.refused === 'not_found'), [all, id])
}

/** Of each conversation that is gone the last message that was refused. */
export function useUnsentByConversation(): readonly Waiting[] {
  const all = useStore(outbox)
  return useMemo(() => {
    const refused = all.filter(one => one.refused === 'not_found')
    return [...new Map(refused.map(one => [one.conversation_id, one])).values()]
  }, [all])
}
