import { type ReactNode, useId } from 'react'
import { Legend } from '../fields/legend.tsx'
import classes from './choice-field.module.css'

export type ChoiceFieldProps<Value extends string> = {
  /** Names the group; `labelHidden` keeps it for screen readers. */
  label: string
  labelHidden?: boolean
  value: Value
  onChange: (value: Value) => void
  /** The one decision of a form: the chosen option is filled. */
  decides?: boolean
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

/** A segmented control with two to four options. Radio buttons underneath, so arrow keys work. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <Legend hidden={props.labelHidden}>{props.label}</Legend>
      <div className={classes.segments} data-decides={props.decides || undefined}>
        {props.options.map(option => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
