type SongTable = { upload_id: number; title: string; cover_id: number | null }

type SongSubscriptionTable = { upload_id: number; user_id: number; created_at: Date }

type SongCountTable = { upload_id: number; subscribers: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    songs: SongTable
    song_subscriptions: SongSubscriptionTable
    song_counts: SongCountTable
  }
}
