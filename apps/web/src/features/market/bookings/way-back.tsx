import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './way-back.module.css'

type WayBackProps = { to: string; label: string; children?: ReactNode }

/** On phones, where a list and what is open of it are shown one after the other: back to the list. */
export const WayBack = ({ to, label, children }: WayBackProps) => (
  <p className={classes.back}>
    <Link to={to}>
      <ArrowLeft size={20} aria-hidden />
      {label}
    </Link>
    {children}
  </p>
)
