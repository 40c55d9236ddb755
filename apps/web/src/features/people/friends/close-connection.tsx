import type { Friend } from '@celebrio/contract/people/friends'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cutName } from '#lib/cut-name.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './close-connections.module.css'
import { useConnectSuggested, useSkipSuggested } from './data.ts'
import { FilingButton } from './group-button.tsx'
import { nameLength } from './name-length.ts'

const Actions = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const connect = useConnectSuggested(friend)
  const skip = useSkipSuggested(friend)
  const skipFrom = ({ currentTarget }: MouseEvent) => {
    // The button goes with its row: the focus stays in the widget.
    currentTarget.closest('section')?.focus({ preventScroll: true })
    skip.mutate()
  }
  return (
    <div className={classes.actions}>
      <FilingButton
        size="small"
        variant="outline"
        friend={friend}
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

/** Somebody the viewer may know, with what can be done about it. */
export const CloseConnection = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const { id, name, location, mutual_count: count } = friend
  const shown = cutName(name, nameLength)
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
