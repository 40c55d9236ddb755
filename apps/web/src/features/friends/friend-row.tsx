import type { Friend } from '@celebrio/contract/friends'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Face } from '#ui/face.tsx'
import classes from './friend-row.module.css'

export type FriendRowProps = {
  friend: Friend
  /** Longest name in characters; the whole one is then the title. */
  cutAt?: number
  /** A line more about them. */
  note?: string
  /** Buttons. */
  children: ReactNode
}

const cut = (name: string, length: number) => {
  const letters = Array.from(name)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : name
}

/** One person: face, name, where they live, whom both know, and what can be done. */
export const FriendRow = ({ friend, cutAt, note, children }: FriendRowProps) => {
  const { t } = useTranslation('friends')
  const { name, location, mutual_count: count } = friend
  const shown = cutAt === undefined ? name : cut(name, cutAt)
  const facts = [note, location, count > 0 && t('mutual', { count })].filter(Boolean)
  return (
    <li className={classes.row} aria-label={name}>
      <Face name={name} src={friend.profile_picture} size={56} />
      <div className={classes.who}>
        <b dir="auto" title={shown === name ? undefined : name}>
          {shown}
        </b>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
