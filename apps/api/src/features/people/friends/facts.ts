declare module '#platform/facts.ts' {
  interface Facts {
    'friend.requested': { user_id: number; friend_id: number }
    'friend.accepted': { user_id: number; friend_id: number }
    'friend.removed': { user_id: number; friend_id: number }
    'friend.request_ended': { user_id: number; friend_id: number }
    'user.blocked': { user_id: number; blocked_id: number }
  }
}

export {}
