import type { Category } from '@celebrio/contract/market/categories'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './data.ts'
import { coverFile, drawingFile } from './drawing.ts'

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
    /** The cover of something in these categories: that of the first. */
    coverOf: ([id]: readonly number[]) => coverFile(find(id)?.slug),
    /** The drawing of a category or group alone: of several, that of the first. */
    drawingOf: ([id]: readonly number[]) => drawingFile(find(id)?.slug),
  }
}
