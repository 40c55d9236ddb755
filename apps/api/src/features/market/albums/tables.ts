import type { GeneratedAlways } from 'kysely'

type StoreAlbumTable = { id: GeneratedAlways<number>; provider_id: number; name: string; created_at: Date }

type StoreAlbumImageTable = { album_id: number; position: number; upload_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    store_albums: StoreAlbumTable
    store_album_images: StoreAlbumImageTable
  }
}
