import { codePoints } from '../platform/text.ts'

/** Length of a password in code points. Sign-up and the code form require 6, the link form 8 with four classes. */
export const password = { min: 6, max: 128, minWithLink: 8 } as const

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const

/** Rule of the link form: 8 or more with an upper-case letter, a lower-case letter, a digit and a special character. */
export const hasFourClasses = (value: string): boolean =>
  codePoints(value) >= password.minWithLink && classes.every(one => one.test(value))

/**
 * Score of the advisory strength meter, 0–6: one point each for at least 5 characters, no more than 8, a number, a
 * lower-case letter, an upper-case letter, a special character (specification part 1 §5). Empty scores 0.
 */
export function passwordScore(value: string): number {
  if (value === '') return 0
  return passwordTips(value).filter(tip => tip.met).length
}

export type PasswordTip = 'atLeastFive' | 'atMostEight' | 'number' | 'lower' | 'upper' | 'special'

/** The meter's six tips and which of them a password meets. */
export function passwordTips(value: string): { tip: PasswordTip; met: boolean }[] {
  const length = codePoints(value)
  return [
    { tip: 'atLeastFive', met: length >= 5 },
    { tip: 'atMostEight', met: length > 0 && length <= 8 },
    { tip: 'number', met: classes[2].test(value) },
    { tip: 'lower', met: classes[1].test(value) },
    { tip: 'upper', met: classes[0].test(value) },
    { tip: 'special', met: classes[3].test(value) },
  ]
}
