import { mentions } from '@celebrio/contract/social/mentions'
import { call } from '#lib/api/call.ts'
import type { Suggest } from '#ui/mentions/use-mention-picker.ts'

/** People whose names start with the keyword, connections first. */
export const mentionSuggestionsQuery: Suggest = keyword => ({
  queryKey: ['mentions', keyword],
  queryFn: async ({ signal }) => (await call(mentions.offer, { query: { keyword }, signal })).users,
})
