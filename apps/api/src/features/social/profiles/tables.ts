type PreferredProviderTable = { user_id: number; position: number; provider_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    preferred_providers: PreferredProviderTable
  }
}
