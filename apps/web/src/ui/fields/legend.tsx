import type { ReactNode } from 'react'
import hiding from '../layout/visually-hidden.module.css'
import classes from './legend.module.css'

/** Names a group of fields; where it is hidden, for screen readers only. */
export const Legend = ({ hidden, children }: { hidden?: boolean | undefined; children: ReactNode }) => (
  <legend className={hidden ? hiding.hidden : classes.legend}>{children}</legend>
)
