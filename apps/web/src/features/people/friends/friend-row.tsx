import type { Friend } from '@celebrio/contract/people/friends'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cutName } from '#lib/cut-name.ts'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
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

/** One person: face, name, where they live, whom both know, and what can be done. */
export const FriendRow = ({ friend, cutAt, note, children }: FriendRowProps) => {
  const { t } = useTranslation('friends')
  const { name, location, mutual_count: count } = friend
  const shown = cutAt === undefined ? name : cutName(name, cutAt)
  return (
    <PersonRow
      name={name}
      picture={friend.profile_picture}
      facts={[note, location, count > 0 && t('mutual', { count })]}
      actions={children}
    >
      <b className={classes.name} dir="auto" title={shown === name ? undefined : name}>
        <PersonLink id={friend.id} newTab>
          {shown}
        </PersonLink>
      </b>
    </PersonRow>
  )
}
