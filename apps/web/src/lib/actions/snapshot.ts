import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RollBack } from './action.ts'

/** Stops what is being read, which would undo an optimistic change. @returns what puts the lists back as they are now */
export async function snapshot(client: QueryClient, queryKey: QueryKey): Promise<RollBack> {
  await client.cancelQueries({ queryKey })
  const before = client.getQueriesData({ queryKey })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
