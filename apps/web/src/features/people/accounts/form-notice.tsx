import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import type { ReactNode } from 'react'
import classes from './form-alert.module.css'

/** What has just been done, where the form is what comes next. */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.alert} ${classes.notice}`}>
    <CheckCircle size={20} weight="fill" aria-hidden />
    <div>{children}</div>
  </div>
)
