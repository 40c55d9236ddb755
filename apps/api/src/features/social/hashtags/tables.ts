type PostHashtagTable = { post_id: number; tag: string; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    post_hashtags: PostHashtagTable
    trending_hashtags: { tag: string; authors: number }
    trending_counts: { counted_at: Date }
  }
}
