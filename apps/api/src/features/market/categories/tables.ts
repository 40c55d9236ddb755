import type { Language } from '@celebrio/contract/platform/languages'

type CategoryTable = {
  id: number
  /** Null for the groups. */
  parent_id: number | null
  position: number
  slug: string
  names: Record<Language, string>
  /** What people also call it, in all languages. */
  also: string
}

declare module '#platform/db/database.ts' {
  interface Tables {
    categories: CategoryTable
  }
}
