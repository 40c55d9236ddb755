import type { Friend } from '@celebrio/contract/people/friends'
import { AnswerButtons } from './answer-buttons.tsx'
import { FriendRow } from './friend-row.tsx'

/** A received request that has not been answered. */
export const ReceivedRow = ({ friend }: { friend: Friend }) => (
  <FriendRow friend={friend}>
    <AnswerButtons person={friend} size="small" />
  </FriendRow>
)
