import type { Language } from '@celebrio/contract/platform/languages'

type CategoryTable = {
  id: number
  /** Null for the groups. */
  parent_id: number | null
  position: number
  slug: string
  names: Record<Language, string>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    categories: CategoryTable
  }
}
