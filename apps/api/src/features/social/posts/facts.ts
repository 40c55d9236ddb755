declare module '#platform/facts.ts' {
  interface Facts {
    'post.created': { post_id: number; user_id: number }
    /** Its words hold hashtags. */
    'hashtag.used': { post_id: number }
    'post.liked': { post_id: number; user_id: number }
    'post.unliked': { post_id: number; user_id: number }
    'post.superliked': { post_id: number; user_id: number; type: number }
    'post.unsuperliked': { post_id: number; user_id: number }
    'post.shared': { post_id: number; original_id: number; user_id: number }
    'post.mentioned': { post_id: number; user_id: number; mentioned_id: number }
    /** An edit no longer names somebody. */
    'post.unmentioned': { post_id: number; user_id: number; mentioned_id: number }
  }
}

export {}
