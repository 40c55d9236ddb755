import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './topic-bar.module.css'

type TopicBarProps = {
  /** What it is, to those who do not see where it stands. */
  label: string
  to: string
  picture: ReactNode
  title: string
  facts: ReactNode
  /** At its end, such as a price. */
  end?: ReactNode
}

/** What a conversation is about, above it, with the way to its page. */
export const TopicBar = ({ label, to, picture, title, facts, end }: TopicBarProps) => (
  <aside aria-label={label}>
    <Link to={to} className={classes.bar}>
      {picture}
      <span className={classes.words}>
        <b className={classes.title} dir="auto">
          {title}
        </b>
        <span className={classes.facts}>{facts}</span>
      </span>
      {end}
    </Link>
  </aside>
)
