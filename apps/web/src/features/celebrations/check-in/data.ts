import { checkIns } from '@celebrio/contract/celebrations/check-in'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const checkInKeys = { all: ['door'] } as const

// Other devices check guests in too; poll, because pushing each one would be too much at a busy door.
const refetchInterval = 15_000

/** Expected guests, searched by name, and how many are checked in. */
export const expectedQuery = (id: number, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...checkInKeys.all, id, keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(checkIns.door, { params: { id }, query: { keyword, ...pageAt(pageParam) }, signal }),
    refetchInterval,
  })
