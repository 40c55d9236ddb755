import type { chatEvents } from '@celebrio/contract/chat/shapes'
import type { AppContext } from '#platform/app-context.ts'
import { onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseConversations } from './erase.ts'
import { personalData } from './personal-data.ts'
import { findMemberIds } from './queries/members.ts'
import { findTalking } from './queries/partner.ts'
import { acceptBetween } from './queries/writes.ts'
import { routes } from './routes.ts'
import { tellHeads } from './tell-heads.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody wants a conversation that they were asked for. */
    'conversation.accepted': { conversation_id: number }
    /** What a conversation tells by itself. `token` is a UUID: it is told once. */
    'conversation.happened': {
      conversation_id: number
      user_id: number
      event: (typeof chatEvents)[number]
      body: string
      token: string
    }
  }
}

/** Who connects, or says yes to a treat, wants to talk: what waited for a yes has it. */
async function acceptWaiting(app: AppContext, one: number, other: number) {
  if (await acceptBetween(app.db, one, other)) app.realtime.push([one, other], 'chat')
}

const pushToPair = async (app: AppContext, { user_id, friend_id }: { user_id: number; friend_id: number }) =>
  app.realtime.push([user_id, friend_id], 'chat')

const listeners = onAny('conversations.listen', {
  'friend.accepted': (app, { user_id, friend_id }) => acceptWaiting(app, user_id, friend_id),
  'meet.answered': async (app, { user_id, sender_id, accepted }) => {
    if (accepted) await acceptWaiting(app, user_id, sender_id)
  },
  // What a child may write in depends on it.
  'friend.removed': pushToPair,
  // Who was blocked is not told at once, but their list no longer has the conversation when it is asked for.
  'user.blocked': async (app, { user_id }) => app.realtime.push([user_id], 'chat'),
  'conversation.accepted': async (app, { conversation_id }) =>
    app.realtime.push(await findMemberIds(app.db, conversation_id), 'chat'),
})

export const conversations: Feature = {
  name: 'conversations',
  routes,
  listeners,
  findTalking,
  beat: tellHeads,
  erase: eraseConversations,
  personalData,
}
