import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '../feedback/skeleton.tsx'
import { Avatar } from './avatar.tsx'
import classes from './person-row.module.css'

const faceSize = 56

export type PersonRowProps = {
  name: string
  /** Address of their picture. */
  picture: string | null
  /** Has a kids account; said only where it matters. */
  isKid?: boolean | undefined
  /** Details in small type; empty ones are left out. */
  facts: readonly (string | false | null | undefined)[]
  /** Buttons; on phones on their own line, */
  actions: ReactNode
  /** unless they are small enough to stay beside: `button` for one short button, else a menu. */
  beside?: boolean | 'button'
  /** The name as it is shown. */
  children: ReactNode
}

/** A person in a list: avatar, name, details and actions. */
export const PersonRow = ({ name, picture, isKid, facts, actions, beside, children }: PersonRowProps) => {
  const { t } = useTranslation('ui')
  const shownFacts = [isKid && t('kidsAccount'), ...facts].filter(Boolean)
  return (
    <li className={classes.row} aria-label={name} data-beside={beside === true ? 'icon' : beside || undefined}>
      <Avatar name={name} src={picture} size={faceSize} />
      <div className={classes.who}>
        {children}
        {shownFacts.length > 0 && <span className={classes.facts}>{shownFacts.join(' · ')}</span>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  )
}

/** Placeholder rows, with the widths of the names in percent. */
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
