import { Check } from '@phosphor-icons/react/Check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Legend } from '../fields/legend.tsx'
import field from '../theme/field.module.css'
import classes from './chips.module.css'

export type ChipsProps<Value extends string | number> = {
  label: string
  labelHidden?: boolean
  /** Shows 'optional' beside the label. */
  optional?: boolean
  /** For a single choice, shown by colour alone: no tick, less space. */
  plain?: boolean
  /** Under the chips. */
  hint?: ReactNode
  /** One with `expanded` is no choice: it opens and closes something. */
  options: readonly { value: Value; label: ReactNode; expanded?: boolean }[]
  chosen: readonly Value[]
  /** One was pressed. */
  onPress: (value: Value) => void
  error?: string
}

const Optional = () => {
  const { t } = useTranslation('ui')
  return <i>{t('optional')}</i>
}

/** Toggle buttons; whether one or several may be chosen is up to the caller. */
export const Chips = <Value extends string | number>(props: ChipsProps<Value>) => (
  <fieldset className={classes.field} data-error={props.error ? true : undefined}>
    <Legend hidden={props.labelHidden}>
      {props.label}
      {props.optional && <Optional />}
    </Legend>
    <div className={classes.chips} data-plain={props.plain || undefined}>
      {props.options.map(({ value, label, expanded }) => {
        const isChosen = props.chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={expanded === undefined ? isChosen : undefined}
            aria-expanded={expanded}
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
