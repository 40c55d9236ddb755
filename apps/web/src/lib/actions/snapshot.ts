import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RollBack } from './action.ts'

/** Cancels running fetches, which would overwrite an optimistic update. @returns a function that restores the data of now */
export async function snapshot(client: QueryClient, queryKey: QueryKey): Promise<RollBack> {
  await client.cancelQueries({ queryKey })
  const before = client.getQueriesData({ queryKey })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
