declare module '#platform/db/database.ts' {
  interface Tables {
    trending_hashtags: { tag: string; authors: number }
    trending_counts: { counted_at: Date }
  }
}
