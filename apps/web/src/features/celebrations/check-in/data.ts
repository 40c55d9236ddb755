import { checkIns } from '@celebrio/contract/celebrations/check-in'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const checkInKeys = { all: ['door'] } as const

// Other doors let people in meanwhile; to be told of each of them would be too much at a busy one.
const every = 15_000

/** Who comes to an event, by their names, and how many are in. */
export const expectedQuery = (id: number, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...checkInKeys.all, id, keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(checkIns.door, { params: { id }, query: { keyword, ...pageAt(pageParam) }, signal }),
    refetchInterval: every,
  })
