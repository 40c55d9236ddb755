import type { Friend } from '@celebrio/contract/people/friends'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateName } from '#lib/truncate-name.ts'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import classes from './friend-row.module.css'

export type FriendRowProps = {
  friend: Friend
  /** Maximum length of the name in characters; a truncated one has the full name as its title. */
  cutAt?: number
  /** An additional line. */
  note?: string
  /** Buttons. */
  children: ReactNode
}

/** A person: avatar, name, location, mutual connections and actions. */
export const FriendRow = ({ friend, cutAt, note, children }: FriendRowProps) => {
  const { t } = useTranslation('friends')
  const { name, location, mutual_count: count } = friend
  const shown = cutAt === undefined ? name : truncateName(name, cutAt)
  return (
    <PersonRow
      name={name}
      picture={friend.profile_picture}
      isKid={friend.is_kid}
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
