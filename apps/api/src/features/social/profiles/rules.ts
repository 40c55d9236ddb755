import { profileLimits } from '@celebrio/contract/people/profiles'
import { makesKidsAccount } from '@celebrio/contract/platform/ages'

type Childhood = { is_kid: boolean; is_kid_since_today: boolean }

/** Whether somebody may change their date of birth to this: of a child, only a year that was mistyped just now gets older. */
export const mayBeBorn = (own: Childhood, dob: string | null, now: Date): boolean =>
  !own.is_kid || own.is_kid_since_today || (dob !== null && makesKidsAccount(dob, now.toISOString().slice(0, 10)))

/** Whether somebody can be born on a day (YYYY-MM-DD): not in the future, not more than 130 years ago. */
export function canBeBorn(dob: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const oldest = `${now.getUTCFullYear() - profileLimits.years}${today.slice(4)}`
  return dob <= today && dob >= oldest
}
