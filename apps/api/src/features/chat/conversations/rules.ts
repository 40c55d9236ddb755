import { chatLimits } from '@celebrio/contract/chat/limits'

type Sides = {
  state: 'accepted' | 'pending' | 'declined'
  /** That of the other person of a direct conversation; null in others. */
  other_state: 'accepted' | 'pending' | 'declined' | null
  is_connected: boolean
  last_seq: number
}

/** Whether the other person has not said yes. That they have said no looks the same. */
const waits = ({ other_state, is_connected }: Sides): boolean =>
  !is_connected && other_state !== null && other_state !== 'accepted'

/** What is asked for, by whom. */
export function requestOf(sides: Sides): 'received' | 'sent' | null {
  if (sides.state === 'pending' && !sides.is_connected) return 'received'
  return waits(sides) ? 'sent' : null
}

/**
 * How many messages can still be written before there is a yes; null where they are not counted. Only who asks has written:
 * to answer is a yes.
 */
export const messagesLeft = (sides: Sides): number | null =>
  waits(sides) ? Math.max(0, chatLimits.beforeAccepted - sides.last_seq) : null
