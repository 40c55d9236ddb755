import type { ReactNode } from 'react'
import classes from './swipe-row.module.css'

/** Widgets side by side between posts, on phones; each holds something that takes the focus, which scrolls it into sight. */
export const SwipeRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={classes.row} aria-label={label}>
    {children}
  </section>
)
