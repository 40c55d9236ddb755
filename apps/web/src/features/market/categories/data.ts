import { categories } from '@celebrio/contract/market/categories'
import { queryOptions } from '@tanstack/react-query'
import { readLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/call.ts'

/** All categories in the viewer's language, each group followed by what is in it. They do not change while a page is open. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) =>
    (await call(categories.list, { query: { language: readLanguage() }, signal })).categories,
  staleTime: Number.POSITIVE_INFINITY,
})
