import type { ReactNode } from 'react'
import classes from './list-and-detail.module.css'

type ListAndDetailProps = {
  /** What the list is of. */
  label: string
  list: ReactNode
  detail: ReactNode
  /** Whether an entry has been chosen: on phones it takes the place of the list, and of the tabs above. */
  isOpen: boolean
}

/** A list and the open one of its entries: side by side on wide screens, one after the other on phones. */
export const ListAndDetail = ({ label, list, detail, isOpen }: ListAndDetailProps) => (
  <div className={classes.columns} data-open={isOpen || undefined}>
    <section className={classes.list} aria-label={label}>
      {list}
    </section>
    <div className={classes.detail} data-away={!isOpen || undefined}>
      {detail}
    </div>
  </div>
)
