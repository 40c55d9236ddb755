import { profileFiles } from '@celebrio/contract/social/profile-files'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Months with pictures and videos of a person. */
export const collectionsQuery = (user_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['profiles', 'collections', user_id],
    queryFn: ({ pageParam, signal }) =>
      call(profileFiles.collections, { query: { user_id, ...pageAt(pageParam) }, signal }),
    staleTime: 0,
  })

/** The pictures and videos of one month. */
export const filesQuery = (user_id: number, month: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['profiles', 'files', user_id, month],
    queryFn: ({ pageParam, signal }) =>
      call(profileFiles.files, { params: { month }, query: { user_id, ...pageAt(pageParam) }, signal }),
    staleTime: 0,
  })
