type FriendTable = { user_id: number; friend_id: number; friend_type: number; created_at: Date }

type BlockTable = { user_id: number; blocked_id: number; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    friends: FriendTable
    blocks: BlockTable
  }
}

export {}
