import type { ReactNode } from 'react'
import { BackLink } from '#ui/layout/back-link.tsx'
import classes from './way-back.module.css'

type WayBackProps = { to: string; label: string; children?: ReactNode }

/** On phones, where a list and what is open of it are shown one after the other: back to the list. */
export const WayBack = ({ to, label, children }: WayBackProps) => (
  <p className={classes.back}>
    <BackLink to={to} label={label} />
    {children}
  </p>
)
