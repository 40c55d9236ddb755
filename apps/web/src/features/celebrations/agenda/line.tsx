import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './to-dos.module.css'

/** An address of the product, or one elsewhere that opens in a new tab. */
type Action = { label: string; to: string } | { label: string; href: string }

const Verb = ({ action, about }: { action: Action; about: string }) => {
  const name = `${action.label}: ${about}`
  if ('to' in action)
    return (
      <Link to={action.to} aria-label={name}>
        {action.label}
      </Link>
    )
  return (
    <a href={action.href} target="_blank" rel="noopener noreferrer" aria-label={name}>
      {action.label}
    </a>
  )
}

export type LineProps = { icon: ReactNode; text: string; action?: Action }

/** One thing and one verb. For screen readers the verb says what it is about. */
export const Line = ({ icon, text, action }: LineProps) => (
  <li className={classes.line}>
    {icon}
    <span className={classes.what} dir="auto">
      {text}
    </span>
    {action && <Verb action={action} about={text} />}
  </li>
)
