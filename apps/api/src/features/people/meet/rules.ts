import { meetAge } from '@celebrio/contract/people/meet'

/** Whether somebody may meet new friends: of the age for it, too young, or nobody knows. */
export type Standing = 'adult' | 'minor' | 'unknown'

export const rsvpStatusOf = (age: number | null): Standing =>
  age === null ? 'unknown' : age >= meetAge ? 'adult' : 'minor'
