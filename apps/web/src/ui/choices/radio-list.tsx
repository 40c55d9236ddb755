import { type ReactNode, useId } from 'react'
import classes from './radio-list.module.css'

type RadioListProps<Value extends string> = {
  /** Names the group. */
  label: string
  /** What holds whichever is chosen. */
  note?: ReactNode
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint: string }[]
}

/** A choice that needs words: one option below the other, each with what it means. */
export const RadioList = <Value extends string>({ label, note, value, onChange, options }: RadioListProps<Value>) => {
  const id = useId()
  return (
    <fieldset className={classes.list} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={classes.label}>{label}</legend>
      {note && (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      )}
      {options.map(option => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={id}
            value={option.value}
            className={classes.radio}
            checked={option.value === value}
            aria-label={option.label}
            aria-describedby={`${id}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.words}>
            <span className={classes.name}>{option.label}</span>
            <span id={`${id}-${option.value}`} className={classes.hint}>
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
