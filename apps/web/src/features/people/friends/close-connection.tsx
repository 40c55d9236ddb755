import type { Friend } from '@celebrio/contract/people/friends'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { truncateName } from '#lib/truncate-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './close-connections.module.css'
import { useConnectSuggested, useSkipSuggested } from './data.ts'
import { nameLength } from './name-length.ts'
import { TypeButton } from './type-button.tsx'

const Actions = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const connect = useConnectSuggested(friend)
  const skip = useSkipSuggested(friend)
  const skipFrom = ({ currentTarget }: MouseEvent) => {
    // The focused button is removed with its row: keeps the focus in the widget.
    currentTarget.closest('section')?.focus({ preventScroll: true })
    skip.mutate()
  }
  return (
    <div className={classes.actions}>
      <TypeButton
        size="small"
        variant="outline"
        label={t('connect')}
        title={t('connectTitle', { name: friend.name })}
        busy={connect.isPending}
        onChoose={type => connect.mutate(type)}
      />
      <Button size="small" variant="quiet" onClick={skipFrom}>
        {t('skip')}
      </Button>
    </div>
  )
}

/** A suggested connection with its actions. */
export const CloseConnection = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const { id, name, location, mutual_count: count } = friend
  const shown = truncateName(name, nameLength)
  const fact = count > 0 ? t('mutual', { count }) : location
  return (
    <li className={classes.row} aria-label={name}>
      <Avatar name={name} src={friend.profile_picture} size={44} />
      <div className={classes.who}>
        <Link to={paths.profile(id)} className={classes.name} dir="auto" title={shown === name ? undefined : name}>
          {shown}
        </Link>
        {fact && <span className={classes.facts}>{fact}</span>}
        <Actions friend={friend} />
      </div>
    </li>
  )
}
