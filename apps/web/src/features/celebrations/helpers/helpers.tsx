import type { Event } from '@celebrio/contract/celebrations/events'
import type { Helper } from '@celebrio/contract/celebrations/helpers'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import { X } from '@phosphor-icons/react/X'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { AddHelperDialog } from './add-helper-dialog.tsx'
import { helpersQuery, useRemoveHelper } from './data.ts'
import classes from './helpers.module.css'

const RemoveButton = ({ event, user }: { event: Event; user: Helper['user'] }) => {
  const { t } = useTranslation('helpers')
  const { mutate, isPending } = useRemoveHelper(event.id, user.id, t('dismissed', { name: user.name }))
  return (
    <IconButton
      label={t('dismissOne', { name: user.name })}
      icon={<X size={20} aria-hidden />}
      disabled={isPending}
      onClick={() => mutate()}
    />
  )
}

const List = ({ event, helpers }: { event: Event; helpers: Helper[] }) => {
  const { t } = useTranslation('helpers')
  if (helpers.length === 0) return <p className={classes.none}>{t('nobody')}</p>
  return (
    <ul aria-label={t('helpers')}>
      {helpers.map(({ user, role }) => (
        <PersonRow
          key={user.id}
          name={user.name}
          picture={user.profile_picture}
          facts={[t(role)]}
          beside
          actions={event.can.name_helpers && <RemoveButton event={event} user={user} />}
        >
          <PersonLink id={user.id}>{user.name}</PersonLink>
        </PersonRow>
      ))}
    </ul>
  )
}

/** The helpers of an event; its host adds and removes them. */
export const Helpers = ({ event }: { event: Event }) => {
  const { t } = useTranslation('helpers')
  const [opened, setOpened] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useQuery(helpersQuery(event.id))
  if (isPending) return <PersonRowSkeletons widths={[52]} />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return (
    <>
      <List event={event} helpers={data} />
      {event.can.name_helpers && (
        <div>
          <Button variant="outline" leftSection={<UserPlus size={20} aria-hidden />} onClick={() => setOpened(true)}>
            {t('add')}
          </Button>
          <AddHelperDialog event={event} helpers={data} opened={opened} onClose={() => setOpened(false)} />
        </div>
      )}
    </>
  )
}
