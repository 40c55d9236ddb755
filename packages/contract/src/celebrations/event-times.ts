import { z } from 'zod'
import { issue } from '../platform/issues.ts'

const shape = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/

/** Whether the date and the time exist. */
function isWallTime(text: string): boolean {
  const [, day, minutes, seconds = '00'] = shape.exec(text) ?? []
  if (!day || !minutes) return false
  const time = new Date(`${day}T${minutes}:${seconds}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${day}T${minutes}`) && day >= '1900'
}

/**
 * The event's local time, `YYYY-MM-DD HH:mm:ss`. Seconds may be left out, and a T
 * may replace the space.
 */
export const wallTime = () =>
  z
    .string()
    .trim()
    .refine(isWallTime, issue('not_a_time'))
    .transform(text => {
      const [, day, minutes, seconds = '00'] = shape.exec(text) ?? []
      return `${day} ${minutes}:${seconds}`
    })

/** A year, a month or a day: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`. */
export const dateOrYear = () =>
  z
    .string()
    .trim()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .refine(text => isWallTime(`${text}${'-01-01'.slice(text.length - 4)} 00:00`), issue('not_a_time'))

/** A calendar date without a time zone: `YYYY-MM-DD`. */
export const calendarDay = () =>
  z
    .string()
    .trim()
    .refine(text => isWallTime(`${text} 00:00`), issue('not_a_time'))
