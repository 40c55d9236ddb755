import { z } from 'zod'
import { issue } from './issues.ts'

const knows = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The name of a time zone in the IANA database, such as `America/Bogota`; offsets are rejected because they have no
 * daylight saving time.
 */
export const timeZone = () =>
  z
    .string()
    .trim()
    .max(64)
    .refine(zone => /^[A-Za-z]/.test(zone) && knows(zone), issue('not_a_zone'))
