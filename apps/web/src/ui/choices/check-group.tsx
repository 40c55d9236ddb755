import type { ReactNode } from 'react'
import { CheckField } from './check-field.tsx'
import classes from './check-group.module.css'

type CheckGroupProps<Value extends string | number> = {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: readonly Value[]
  onChange: (value: readonly Value[]) => void
}

/** A group of checkboxes; none checked means the same as all. */
export const CheckGroup = <Value extends string | number>(props: CheckGroupProps<Value>) => {
  const { label, options, value, onChange } = props
  const toggle = (one: Value) =>
    onChange(
      options
        .map(option => option.value)
        .filter(option => (option === one ? !value.includes(one) : value.includes(option))),
    )
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {options.map(option => (
        <CheckField
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </fieldset>
  )
}
