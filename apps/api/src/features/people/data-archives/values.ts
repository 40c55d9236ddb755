import type { FilesValue, PersonValue, PlaceValue, SumValue } from '#platform/personal-data/section.ts'

const has = <T extends object>(value: unknown, key: keyof T & string): value is T =>
  typeof value === 'object' && value !== null && key in value

export const isPerson = (value: unknown): value is PersonValue => has<PersonValue>(value, 'person')
export const isSum = (value: unknown): value is SumValue => has<SumValue>(value, 'amount')
export const isPlace = (value: unknown): value is PlaceValue => has<PlaceValue>(value, 'country')
export const isFiles = (value: unknown): value is FilesValue => has<FilesValue>(value, 'files')
