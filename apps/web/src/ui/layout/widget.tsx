import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { joinLabel } from '#lib/join-label.ts'
import classes from './widget.module.css'

export type WidgetProps = {
  title: string
  /** Link to the full list. */
  all?: { to: string; label: string }
  children: ReactNode
}

/** A section of a side rail: a heading and content, without a box. Receives the focus when the focused element is removed. */
export const Widget = ({ title, all, children }: WidgetProps) => {
  const heading = useId()
  return (
    <section className={classes.widget} aria-labelledby={heading} tabIndex={-1}>
      <div className={classes.top}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {all && (
          <Link to={all.to} className={classes.all} aria-label={joinLabel(all.label, title)}>
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
