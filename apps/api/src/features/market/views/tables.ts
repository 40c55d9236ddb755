type StoreViewTable = { provider_id: number; day: string; views: number }
type StoreViewerTable = { provider_id: number; day: string; viewer: string }

declare module '#platform/db/database.ts' {
  interface Tables {
    store_views: StoreViewTable
    store_viewers: StoreViewerTable
  }
}
