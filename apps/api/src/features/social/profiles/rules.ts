import { profileLimits } from '@celebrio/contract/people/profiles'

/** Whether somebody can be born on a day (YYYY-MM-DD): not in the future, not more than 130 years ago. */
export function canBeBorn(dob: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const oldest = `${now.getUTCFullYear() - profileLimits.years}${today.slice(4)}`
  return dob <= today && dob >= oldest
}
