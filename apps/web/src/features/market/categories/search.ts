import { filterOptions } from '#ui/choices/option-filter.ts'
import type { Group } from './use-categories.ts'

/** What is left of the groups by a keyword: all of a group that it names, else those of its categories that it names. */
export function searchGroups(groups: readonly Group[], keyword: string): Group[] {
  const matches = (name: string) => filterOptions([{ value: name, label: name }], keyword, 1).length > 0
  return groups
    .map(({ group, categories }) => ({
      group,
      categories: matches(group.name) ? categories : categories.filter(({ name }) => matches(name)),
    }))
    .filter(({ categories }) => categories.length > 0)
}
