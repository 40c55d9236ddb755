import type { MediaKind } from '@celebrio/contract/base/media'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

export type UploadTable = {
  id: GeneratedAlways<number>
  user_id: number
  folder: string
  kind: MediaKind
  content_type: string
  file_name: string
  status: Generated<'pending' | 'ready'>
  created_at: Date
  width: number | null
  height: number | null
  blur: string | null
  widths: Generated<number[]>
  duration: number | null
  peaks: number[] | null
  /** Of a document the name of its file. */
  title: string | null
  used: Generated<boolean>
  /** Of a pending upload the most that may come, of a ready one what is stored. */
  bytes: number
}

export type Upload = Selectable<UploadTable>

/** Sums of `bytes`, kept by a trigger. */
export type UploadUsageTable = { user_id: number; pending: number; kept: number }

/** What is shown of an upload that has been processed. */
export type MediaRow = Omit<
  Upload,
  'user_id' | 'content_type' | 'file_name' | 'status' | 'created_at' | 'used' | 'bytes'
>

declare module '#platform/db/database.ts' {
  interface Tables {
    uploads: UploadTable
    upload_usage: UploadUsageTable
  }
}
