import type { ReactNode } from 'react'
import classes from './field-row.module.css'

/** A field and a button beside it. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={classes.beside}>{children}</div>
