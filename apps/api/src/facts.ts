/**
 * Every fact that the system can tell: what has happened, with the ids of what it happened to. A fact is written in
 * the transaction that makes it true; mail, notifications, realtime and counts of others only listen.
 */
export type Facts = {
  'account.registered': { user_id: number }
  'account.verification_asked': { user_id: number }
  'account.password_forgotten': { email: string; language: string }
  'account.password_changed': { user_id: number }
  'upload.discarded': { folders: string[] }
  'friend.requested': { user_id: number; friend_id: number }
  'friend.accepted': { user_id: number; friend_id: number }
  'friend.removed': { user_id: number; friend_id: number }
  'user.blocked': { user_id: number; blocked_id: number }
  'post.created': { post_id: number; user_id: number }
  'post.deleted': { post_id: number; user_id: number }
  'post.liked': { post_id: number; user_id: number }
  'post.superliked': { post_id: number; user_id: number; type: number }
  'post.shared': { post_id: number; original_id: number; user_id: number }
  'post.reported': { post_id: number; user_id: number }
  'comment.created': { comment_id: number; post_id: number; user_id: number }
  'comment.deleted': { comment_id: number; post_id: number; user_id: number }
  'comment.liked': { comment_id: number; user_id: number }
}

export type FactName = keyof Facts
