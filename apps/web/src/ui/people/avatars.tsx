import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Avatar } from './avatar.tsx'
import classes from './avatars.module.css'

export type AvatarsProps = {
  people: readonly { id: number; name: string; picture: string | null }[]
  /** How many there are in all, when more than are given. */
  total?: number
  /** Number of avatars shown. */
  max?: number
  size?: number
}

/** Overlapping avatars with the rest as a number. Screen readers get the names. */
export const Avatars = ({ people, total = people.length, max = 4, size = 28 }: AvatarsProps) => {
  const { t } = useTranslation('ui')
  const shown = people.slice(0, max)
  const rest = total - shown.length
  return (
    <span className={classes.faces}>
      {shown.map(person => (
        <Avatar key={person.id} name={person.name} src={person.picture} size={size} />
      ))}
      {rest > 0 && (
        <span className={classes.rest} aria-hidden>
          +{formatShortCount(rest)}
        </span>
      )}
      <VisuallyHidden>
        {shown.map(person => person.name).join(', ')} {rest > 0 && t('andOthers', { count: rest })}
      </VisuallyHidden>
    </span>
  )
}
