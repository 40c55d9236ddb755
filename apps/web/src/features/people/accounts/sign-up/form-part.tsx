import type { ReactNode } from 'react'
import classes from './sign-up-form.module.css'

/** A part of a long form under its title. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.part}>
    <legend className={classes.legend}>{title}</legend>
    {children}
  </fieldset>
)
