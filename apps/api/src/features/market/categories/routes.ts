import { categories } from '@celebrio/contract/market/categories'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findCategories } from './queries.ts'

export const routes = ({ db }: AppContext): Route[] => [
  route(categories.list, async ({ query, language }) => {
    const found = await findCategories(db)
    const spoken = query.language ?? language
    return { categories: found.map(({ names, ...category }) => ({ ...category, name: names[spoken] })) }
  }),
]
