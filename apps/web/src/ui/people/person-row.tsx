import type { ReactNode } from 'react'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '../feedback/skeleton.tsx'
import { Avatar } from './avatar.tsx'
import classes from './person-row.module.css'

const faceSize = 56

export type PersonRowProps = {
  name: string
  /** Address of their picture. */
  picture: string | null
  /** What is known of them, in small; what is empty is left out. */
  facts: readonly (string | false | null | undefined)[]
  /** Buttons; on phones in a line of their own, */
  actions: ReactNode
  /** unless they are small enough to stay beside. */
  beside?: boolean
  /** The name as it is shown. */
  children: ReactNode
}

/** One person of a list: face, name, facts, and what can be done. */
export const PersonRow = ({ name, picture, facts, actions, beside, children }: PersonRowProps) => {
  const known = facts.filter(Boolean)
  return (
    <li className={classes.row} aria-label={name} data-beside={beside || undefined}>
      <Avatar name={name} src={picture} size={faceSize} />
      <div className={classes.who}>
        {children}
        {known.length > 0 && <span className={classes.facts}>{known.join(' · ')}</span>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  )
}

/** Rows to come, with names of such widths in percent. */
export const PersonRowSkeletons = ({ widths }: { widths: readonly number[] }) => (
  <SkeletonGroup>
    {widths.map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonAvatar size={faceSize} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)
