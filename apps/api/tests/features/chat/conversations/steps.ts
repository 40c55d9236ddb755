import { randomUUID } from 'node:crypto'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

/** Actions in conversations, through the API. */
export const stepsOf = ({ call }: World) => {
  const open = async (as: Someone, { id }: Member): Promise<number> =>
    (await call('POST', '/conversation', { as, json: { user_id: id } })).body.conversation.id
  const send = (as: Someone, id: number, body: string, more: object = {}) =>
    call('POST', `/conversation/${id}/message`, { as, json: { client_id: randomUUID(), body, ...more } })
  const list = async (as: Someone, query = '') =>
    (await call('GET', `/conversation${query}`, { as })).body.conversations
  const openAbout = (as: Someone, kind: 'event' | 'booking' | 'group' | 'deal' | 'provider', subject_id: number) =>
    call('POST', '/conversation', { as, json: { kind, subject_id } })
  return {
    open,
    openAbout,
    openEvent: async (as: Someone, event: number): Promise<number> =>
      (await openAbout(as, 'event', event)).body.conversation.id,
    leave: (as: Someone, id: number) => call('POST', `/conversation/${id}/leave`, { as }),
    close: (as: Someone, id: number, is_closed: boolean) =>
      call('POST', `/conversation/${id}/close`, { as, json: { is_closed } }),
    members: async (as: Someone, id: number, query = ''): Promise<[string, string][]> =>
      (await call('GET', `/conversation/${id}/member${query}`, { as })).body.members.map(
        ({ name, role }: { name: string; role: string }) => [name, role],
      ),
    send,
    list,
    say: async (as: Someone, id: number, body: string, more?: object) =>
      (await send(as, id, body, more)).body.chat_message,
    get: async (as: Someone, id: number) => (await call('GET', `/conversation/${id}`, { as })).body.conversation,
    read: (as: Someone, id: number, seq: number) => call('POST', `/conversation/${id}/read`, { as, json: { seq } }),
    history: async (as: Someone, id: number, query = '') =>
      (await call('GET', `/conversation/${id}/message${query}`, { as })).body,
    changes: async (as: Someone, id: number, after: number) =>
      (await call('GET', `/conversation/${id}/change?after=${after}`, { as })).body,
    answer: (as: Someone, id: number, answer: 'accept' | 'decline') =>
      call('POST', `/conversation/${id}/${answer}`, { as, json: {} }),
    titles: async (as: Someone, query = ''): Promise<string[]> =>
      (await list(as, query)).map((one: { title: string }) => one.title),
    badge: async (as: Someone) => (await call('GET', '/conversation/unread', { as })).body,
  }
}

type Said = { body: string; event: string | null; author: { name: string } }

/** What was written. */
export const words = (messages: Said[]): string[] => messages.filter(one => one.event === null).map(({ body }) => body)

/** What the conversation tells by itself. */
export const events = (messages: Said[]): string[] =>
  messages.flatMap(({ event, author, body }) => (event ? [`${author.name} ${event} ${body}`.trim()] : []))
