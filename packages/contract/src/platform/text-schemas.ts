import { z } from 'zod'
import { issue } from './issues.ts'
import { isCleanText, textLength, tidyLine, tidyText } from './text.ts'

type Bounds = { max: number; min?: number }

const measured = (tidy: (text: string) => string, { max, min = 0 }: Bounds) =>
  z
    .string()
    .transform(tidy)
    .refine(isCleanText, issue('invalid_characters'))
    .refine(value => value !== '' || min === 0, issue('required'))
    .refine(value => value === '' || textLength(value) >= min, issue('too_short', { min }))
    .refine(value => textLength(value) <= max, issue('too_long', { max }))

/**
 * A text field: normalised, checked and measured in code points. May be empty unless `min` is 1 or more.
 * @param bounds maximum and minimum (0) code points
 */
export const text = (bounds: Bounds) => measured(tidyText, bounds)

/** A text of one line: names, addresses. */
export const line = (bounds: Bounds) =>
  measured(tidyLine, bounds).refine(value => !/[\n\t]/.test(value), issue('invalid_characters'))

/** Numbers typed into a phone field: digits, optional leading +, spaces, dots, dashes, brackets; 5–20 digits. */
export const phone = () =>
  measured(tidyLine, { max: 30, min: 1 }).refine(value => {
    const digits = value.replaceAll(/[\s().-]/g, '').replace(/^\+/, '')
    return value === '' || (/^[0-9]+$/.test(digits) && digits.length <= 20)
  }, issue('not_a_number'))
