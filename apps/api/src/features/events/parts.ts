import type { EventPart } from '#facts.ts'

const partOf: Record<string, EventPart> = {
  address: 'place',
  city_id: 'place',
  state_id: 'place',
  country_id: 'place',
  local_end: 'end',
  dress_code: 'dress_code',
}

/** What guests are told of, by the columns that have changed: of title, words and pictures they are not. */
export const partsOf = (changed: readonly string[]): EventPart[] => [
  ...new Set(changed.flatMap(column => partOf[column] ?? [])),
]
