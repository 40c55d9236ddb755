import type { CSSProperties } from 'react'
import { formatDateBadge, type Moment } from '#lib/formats-dates.ts'
import classes from './date-badge.module.css'

export type DateBadgeProps = {
  /** Null while no date has been chosen; the text beside the badge says so. */
  date: Moment | null
  /** Width in pixels: 48 in lists, 60 to 90 in cards, 112 on an invitation. */
  size?: number
  /** The time zone of the date; the viewer's by default. */
  timeZone?: string
}

/** A date as a calendar leaf. Month and weekday are written in full from 84 px up. */
export const DateBadge = ({ date, size = 48, timeZone }: DateBadgeProps) => {
  const big = size >= 84
  const style = { '--leaf': `${size}px` } as CSSProperties
  if (date === null)
    return (
      <span className={classes.leaf} data-big={big || undefined} style={style} aria-hidden>
        <span className={classes.month}>&nbsp;</span>
        <span className={classes.day}>?</span>
        <span className={classes.weekday}>&nbsp;</span>
      </span>
    )
  const { month, day, weekday } = formatDateBadge(date, big, timeZone)
  return (
    <time className={classes.leaf} data-big={big || undefined} dateTime={new Date(date).toISOString()} style={style}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
      <span className={classes.weekday}>{weekday}</span>
    </time>
  )
}
