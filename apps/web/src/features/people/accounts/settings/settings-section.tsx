import { type ReactNode, useId } from 'react'
import classes from './settings-section.module.css'

/** Settings about one thing, under its name. */
export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type SettingsRowProps = {
  name: ReactNode
  /** How it is set now. */
  value?: ReactNode
  icon?: ReactNode
  /** The button or link that changes it. */
  action?: ReactNode
}

/** A setting: its name, its value, and what changes it. */
export const SettingsRow = ({ name, value, icon, action }: SettingsRowProps) => (
  <div className={classes.row}>
    {icon && <span className={classes.icon}>{icon}</span>}
    <span className={classes.words}>
      <span className={classes.name}>{name}</span>
      {value && <span className={classes.value}>{value}</span>}
    </span>
    {action}
  </div>
)
