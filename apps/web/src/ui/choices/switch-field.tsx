import type { ComponentProps, ReactNode } from 'react'
import classes from './switch-field.module.css'

export type SwitchFieldProps = { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>

/** A switch with its label, which takes effect at once. */
export const SwitchField = ({ label, ...props }: SwitchFieldProps) => (
  <label className={classes.field}>
    <span>{label}</span>
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={classes.switch} />
  </label>
)
