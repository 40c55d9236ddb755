/** Who is younger has a children's account (decisions, "Age"). */
export const kidsAge = 13

/**
 * Whether a date of birth makes a children's account on a day, both YYYY-MM-DD. Nothing of it is kept: it is worked out
 * from the date whenever somebody looks, so that putting a slip right opens everything again.
 */
export const makesKidsAccount = (dob: string, today: string): boolean =>
  dob > `${Number(today.slice(0, 4)) - kidsAge}${today.slice(4)}`
