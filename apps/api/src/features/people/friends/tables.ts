import type { Generated } from 'kysely'

export type FriendType = 1 | 2 | 3

type FriendTable = { user_id: number; friend_id: number; friend_type: number; created_at: Date }

type FriendRequestTable = { user_id: number; friend_id: number; friend_type: Generated<FriendType>; created_at: Date }

type BlockTable = { user_id: number; blocked_id: number; created_at: Date }

type FriendSkipTable = { user_id: number; skipped_id: number; until: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    friends: FriendTable
    friend_requests: FriendRequestTable
    blocks: BlockTable
    friend_skips: FriendSkipTable
  }
}
