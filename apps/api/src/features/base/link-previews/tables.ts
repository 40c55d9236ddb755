import type { Generated, GeneratedAlways } from 'kysely'

type LinkPreviewTable = {
  id: GeneratedAlways<number>
  url: string
  status: Generated<'wanted' | 'found' | 'none'>
  used_at: Date
  looked_at: Generated<Date | null>
  title: Generated<string | null>
  description: Generated<string | null>
  site: Generated<string | null>
  /** Key in the file store. */
  picture: Generated<string | null>
  width: Generated<number | null>
  height: Generated<number | null>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    link_previews: LinkPreviewTable
  }
}
