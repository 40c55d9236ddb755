import type { Conversation } from '@celebrio/contract/chat/shapes'

/** After whom texts name those who run a conversation: the admins of a group, the hosts of an event. */
export const managersOf = (kind: Conversation['kind']): 'group' | 'event' => (kind === 'group' ? 'group' : 'event')
