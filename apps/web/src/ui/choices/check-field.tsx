import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './check-field.module.css'

export type CheckFieldProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'id'
>

/** A checkbox with its label. The whole line is clickable. */
export const CheckField = ({ label, hint, error, ...props }: CheckFieldProps) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label className={classes.line} htmlFor={id}>
        <input
          {...props}
          id={id}
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
