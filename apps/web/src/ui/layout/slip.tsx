import type { ReactNode } from 'react'
import classes from './slip.module.css'

/** Till paper, torn off below: what is bought, or asked for. Its parts are told apart by a dashed line (`SlipPart`). */
export const Slip = ({ children }: { children: ReactNode }) => (
  <div className={classes.shadow}>
    <div className={classes.slip}>{children}</div>
  </div>
)

type SlipPartProps = { label: string; children: ReactNode }

/** One part of a slip, of one provider for instance. */
export const SlipPart = ({ label, children }: SlipPartProps) => (
  <section className={classes.part} aria-label={label}>
    {children}
  </section>
)
