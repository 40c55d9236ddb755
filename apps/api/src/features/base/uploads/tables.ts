import type { PostMediaKind } from '@celebrio/contract/base/media'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

export type UploadTable = {
  id: GeneratedAlways<number>
  user_id: number
  folder: string
  kind: PostMediaKind
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
  title: string | null
  used: Generated<boolean>
}

export type Upload = Selectable<UploadTable>

/** What is shown of an upload that has been processed. */
export type MediaRow = Omit<Upload, 'user_id' | 'content_type' | 'file_name' | 'status' | 'created_at' | 'used'>

declare module '#platform/db/database.ts' {
  interface Tables {
    uploads: UploadTable
  }
}
