import type { Friend } from '@celebrio/contract/people/friends'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { NotePencil } from '@phosphor-icons/react/NotePencil'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { connectionsNamedQuery } from './data.ts'
import classes from './new-chat.module.css'

const Row = ({ friend: { friend_id, name, profile_picture }, onChosen }: { friend: Friend; onChosen: () => void }) => {
  const { t } = useTranslation('conversations')
  return (
    <PersonRow
      name={name}
      picture={profile_picture}
      facts={[]}
      beside="button"
      actions={
        <ButtonLink
          to={paths.chatAbout('person', friend_id)}
          variant="outline"
          size="small"
          aria-label={t('writeToOne', { name })}
          onClick={onChosen}
        >
          {t('writeTo')}
        </ButtonLink>
      }
    >
      <strong dir="auto">{name}</strong>
    </PersonRow>
  )
}

/** Nobody of that name, or nobody at all, and then the way to people. */
const Nobody = ({ keyword }: { keyword: string }) => {
  const { t } = useTranslation('conversations')
  if (keyword) return <p className={classes.quiet}>{t('nobodyNamed', { keyword })}</p>
  const action = (
    <ButtonLink to={paths.findFriends()} variant="outline">
      {t('findFriends')}
    </ButtonLink>
  )
  return <EmptyState compact title={t('noConnections')} text={t('noConnectionsText')} action={action} />
}

const People = ({ onChosen }: { onChosen: () => void }) => {
  const { t } = useTranslation('conversations')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const list = useInfiniteQuery({ ...connectionsNamedQuery(keyword), placeholderData: keepPreviousData })
  return (
    <div className={classes.people}>
      <TextField
        label={t('searchConnections')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Pages
        list={list}
        compact
        itemsOf={page => page.friends}
        waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
        empty={<Nobody keyword={keyword} />}
      >
        {friends => (
          <ul aria-label={t('connections')}>
            {friends.map(friend => (
              <Row key={friend.friend_id} friend={friend} onChosen={onChosen} />
            ))}
          </ul>
        )}
      </Pages>
    </div>
  )
}

/** Chooses a connection to write to. */
export const NewChat = () => {
  const { t } = useTranslation('conversations')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        leftSection={<NotePencil size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('newChat')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('newChat')} size="medium">
        <People onChosen={close} />
      </Dialog>
    </>
  )
}
