import { meetAge } from '@celebrio/contract/people/meet-shapes'

/** Whether somebody may meet new friends: of the age for it, too young, or nobody knows. */
export type AgeStatus = 'adult' | 'minor' | 'unknown'

export const ageStatusOf = (age: number | null): AgeStatus =>
  age === null ? 'unknown' : age >= meetAge ? 'adult' : 'minor'
