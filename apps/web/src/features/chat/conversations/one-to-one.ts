import type { Conversation } from '@celebrio/contract/chat/shapes'

/** Whether two people talk in it: who is not the one is the other, and need not be named. */
export const isOneToOne = ({ kind }: Pick<Conversation, 'kind'>): boolean => kind !== 'event' && kind !== 'group'
