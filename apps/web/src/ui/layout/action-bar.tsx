import type { ReactNode } from 'react'
import classes from './action-bar.module.css'

type ActionBarProps = {
  /** On a desktop: under the right-hand column of seven twelfths. */
  side?: boolean
  /** Buttons, the main one last. */
  children: ReactNode
}

/** The page's main button at the lower edge of the window, over the tab bar. */
export const ActionBar = ({ side, children }: ActionBarProps) => (
  <div className={classes.bar} data-side={side || undefined}>
    {children}
  </div>
)
