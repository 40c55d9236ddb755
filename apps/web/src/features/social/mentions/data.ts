import { mentions } from '@celebrio/contract/social/mentions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** People whose names start with the keyword, connections first. */
export const mentionSuggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['mentions', keyword],
    queryFn: ({ signal }) => call(mentions.offer, { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
  })
