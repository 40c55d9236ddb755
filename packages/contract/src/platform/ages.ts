/** People below this age have a children's account (decisions, "Age"). */
export const kidsAge = 13

/**
 * Whether an account is a children's account on a day, both dates YYYY-MM-DD. The result is never stored but computed
 * each time, so that correcting a wrong date of birth takes effect at once.
 */
export const makesKidsAccount = (dob: string, today: string): boolean =>
  dob > `${Number(today.slice(0, 4)) - kidsAge}${today.slice(4)}`
