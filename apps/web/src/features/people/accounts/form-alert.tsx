import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import classes from './form-alert.module.css'

/** An error of the whole form. Announced when it appears. */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <div role="alert" className={classes.alert}>
    <WarningCircle size={20} weight="fill" aria-hidden />
    <div>{children}</div>
  </div>
)
