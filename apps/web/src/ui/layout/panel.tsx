import type { ReactNode } from 'react'
import classes from './panel.module.css'

type PanelProps = {
  title: string
  lead?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** A sheet beside the invitation, on which something is done. */
export const Panel = ({ title, lead, aside, children }: PanelProps) => (
  <section className={classes.panel} aria-label={title}>
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      {aside}
    </div>
    {lead && <p className={classes.lead}>{lead}</p>}
    {children && <div className={classes.inside}>{children}</div>}
  </section>
)
