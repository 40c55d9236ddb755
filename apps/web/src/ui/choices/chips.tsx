import { Check } from '@phosphor-icons/react/Check'
import type { ReactNode } from 'react'
import { Legend } from '../fields/legend.tsx'
import field from '../theme/field.module.css'
import classes from './chips.module.css'

export type ChipsProps<Value extends string | number> = {
  label: string
  labelHidden?: boolean
  /** Of one choice at a time, where the colour says it: no tick, less room. */
  plain?: boolean
  /** Under the chips. */
  hint?: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  chosen: readonly Value[]
  /** One was pressed. */
  onPress: (value: Value) => void
  error?: string
}

/** Several ways, any of them chosen at a time; what choosing one does to the others is for the caller to decide. */
export const Chips = <Value extends string | number>(props: ChipsProps<Value>) => (
  <fieldset className={classes.field} data-error={props.error ? true : undefined}>
    <Legend hidden={props.labelHidden}>{props.label}</Legend>
    <div className={classes.chips} data-plain={props.plain || undefined}>
      {props.options.map(({ value, label }) => {
        const isChosen = props.chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={isChosen}
            onClick={() => props.onPress(value)}
          >
            {isChosen && !props.plain && <Check size={18} aria-hidden />}
            {label}
          </button>
        )
      })}
    </div>
    {props.hint && <p className={field.hint}>{props.hint}</p>}
    {props.error && (
      <p className={field.error} role="alert">
        {props.error}
      </p>
    )}
  </fieldset>
)
