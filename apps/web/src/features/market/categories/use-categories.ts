import type { Category } from '@celebrio/contract/market/categories'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './data.ts'
import { drawingOf } from './drawing.ts'

export type Group = { group: Category; categories: Category[] }

const none: Category[] = []

const groupsOf = (all: Category[]): Group[] =>
  all
    .filter(({ parent_id }) => parent_id === null)
    .map(group => ({ group, categories: all.filter(({ parent_id }) => parent_id === group.id) }))

/** The categories; nothing until they have loaded. */
export function useCategories() {
  const { data: all = none } = useQuery(categoriesQuery)
  const find = (id: number | null | undefined) => all.find(category => category.id === id)
  return {
    all,
    groups: groupsOf(all),
    nameOf: (id: number) => find(id)?.name,
    /** The drawing that stands for something in these categories: that of the first. */
    drawingOf: ([id]: readonly number[]) => {
      const category = find(id)
      return drawingOf(category?.slug, find(category?.parent_id)?.slug)
    },
  }
}
