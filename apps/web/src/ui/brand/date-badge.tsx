import type { CSSProperties } from 'react'
import { formatLeaf, type Moment } from '#lib/formats-dates.ts'
import classes from './date-badge.module.css'

export type DateBadgeProps = {
  /** Null where it is not chosen yet; words beside the leaf say so. */
  date: Moment | null
  /** Width in pixels: 48 in lists, 60 to 90 in cards, 112 on an invitation. */
  size?: number
  /** Whose calendar it is torn off; the viewer's own without one. */
  timeZone?: string
}

/** A date as a leaf torn off a calendar. Month and weekday are written in full from 84 px up. */
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
  const { month, day, weekday } = formatLeaf(date, big, timeZone)
  return (
    <time className={classes.leaf} data-big={big || undefined} dateTime={new Date(date).toISOString()} style={style}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
      <span className={classes.weekday}>{weekday}</span>
    </time>
  )
}
