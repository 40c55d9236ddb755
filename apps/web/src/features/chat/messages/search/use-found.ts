import type { Hit } from '@celebrio/contract/chat/shapes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { searchEverywhereQuery } from '../data.ts'

/** Pages are asked for until so many messages are found, or so many were looked through. */
const enough = 10
const pagesAtOnce = 6

/** Messages of all conversations with some words in them, newest first, each once: what is written meanwhile moves the pages. */
export function useFound(keyword: string) {
  const list = useInfiniteQuery({ ...searchEverywhereQuery(keyword), placeholderData: keepPreviousData })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = list
  const pages = data?.pages ?? []
  const hits = new Map<number, Hit>(pages.flatMap(page => page.hits).map(hit => [hit.id, hit]))
  const goesOn =
    hasNextPage && !isFetching && !isError && !isPlaceholderData && hits.size < enough && pages.length % pagesAtOnce > 0
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  return {
    ...list,
    hits: [...hits.values()].sort((a, b) => b.created_at.localeCompare(a.created_at)),
    /** It looks on by itself. */
    isLooking: goesOn || isFetching,
  }
}
