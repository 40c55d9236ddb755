import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import classes from './person-link.module.css'

/** A name that leads to the person's profile. */
export const PersonLink = ({ id, newTab, children }: { id: number; newTab?: boolean; children: ReactNode }) => (
  <Link className={classes.link} to={paths.profile(id)} target={newTab ? '_blank' : undefined}>
    {children}
  </Link>
)
