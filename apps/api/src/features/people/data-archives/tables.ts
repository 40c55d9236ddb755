import type { DataArchive } from '@celebrio/contract/people/data-archives'
import type { Generated, Selectable } from 'kysely'

export type DataArchiveTable = {
  user_id: number
  state: DataArchive['state']
  asked_at: Date
  /** Where its file lies, or was to lie: a new one for each try. Whoever makes it holds it as long as this is theirs. */
  folder: string | null
  tries: Generated<number>
  /** In percent. */
  progress: Generated<number>
  /** When whoever makes it has last said so. */
  alive_at: Date
  ready_at: Date | null
  expires_at: Date | null
  bytes: number | null
}

export type ArchiveRow = Selectable<DataArchiveTable>

declare module '#platform/db/database.ts' {
  interface Tables {
    data_archives: DataArchiveTable
  }
}
