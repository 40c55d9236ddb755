import type { ReactNode } from 'react'
import classes from './swipe-row.module.css'

/** Widgets in a horizontally scrolling row between posts, on phones; focusing an element in one scrolls it into view. */
export const SwipeRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={classes.row} aria-label={label}>
    {children}
  </section>
)
