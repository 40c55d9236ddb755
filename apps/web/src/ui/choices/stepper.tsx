import { Minus } from '@phosphor-icons/react/Minus'
import { Plus } from '@phosphor-icons/react/Plus'
import { type ReactNode, useId } from 'react'
import { formatCount } from '#lib/formats.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import classes from './stepper.module.css'

export type StepperProps = {
  label: string
  hint?: ReactNode
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Accessible names of the buttons. */
  fewer: string
  more: string
}

/** A number field for small numbers, with minus and plus buttons. */
export const Stepper = ({ label, hint, value, min, max, onChange, fewer, more }: StepperProps) => {
  const id = useId()
  return (
    <fieldset className={classes.field} aria-labelledby={id}>
      <span className={classes.words}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </span>
      <span className={classes.step}>
        <IconButton
          label={fewer}
          icon={<Minus size={20} />}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output className={classes.value}>{formatCount(value)}</output>
        <IconButton
          label={more}
          icon={<Plus size={20} />}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </fieldset>
  )
}
