import type { DemoConversation } from './conversation.ts'
import { withAmara } from './with-amara.ts'
import { withoutAmara } from './without-amara.ts'

/** What the people of the demo world say to each other. */
export const demoConversations: readonly DemoConversation[] = [...withAmara, ...withoutAmara]
