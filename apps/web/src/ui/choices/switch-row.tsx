import { useId } from 'react'
import field from './switch-field.module.css'
import classes from './switch-row.module.css'

type SwitchRowProps = {
  label: string
  hint: string
  checked: boolean
  onChange: (on: boolean) => void
}

/** A setting: its name, what it means, and its switch. */
export const SwitchRow = ({ label, hint, checked, onChange }: SwitchRowProps) => {
  const id = useId()
  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.words}>
        <span className={classes.name}>{label}</span>
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={field.switch}
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
