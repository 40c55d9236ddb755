import type { ReactNode } from 'react'
import hiding from '../layout/visually-hidden.module.css'
import classes from './legend.module.css'

/** The legend of a fieldset, optionally for screen readers only. */
export const Legend = ({ hidden, children }: { hidden?: boolean | undefined; children: ReactNode }) => (
  <legend className={hidden ? hiding.hidden : classes.legend}>{children}</legend>
)
