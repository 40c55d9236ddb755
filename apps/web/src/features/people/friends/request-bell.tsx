import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Panel } from '#ui/overlays/panel.tsx'
import { waitingQuery } from './data.ts'
import { ReceivedRow } from './received-row.tsx'
import classes from './request-bell.module.css'

/** The newest requests with their answer buttons. */
const Waiting = () => {
  const { t } = useTranslation('friends')
  const { data, error, refetch, isFetching } = useQuery(waitingQuery)
  if (!data)
    return error && <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (data.friends.length === 0) return <EmptyState compact title={t('noRequestsNow')} />
  return (
    <ul aria-label={t('requestsTitle')} className={classes.list}>
      {data.friends.map(friend => (
        <ReceivedRow key={friend.id} friend={friend} />
      ))}
    </ul>
  )
}

/** The bell for connection requests in the top bar: their count, and a panel to answer the newest. */
export const RequestBell = () => {
  const { t } = useTranslation('friends')
  const [opened, setOpened] = useState(false)
  const total = useQuery(waitingQuery).data?.total ?? 0
  const close = () => setOpened(false)
  return (
    <Panel
      opened={opened}
      onChange={setOpened}
      title={t('requestsTitle')}
      footer={
        <ButtonLink to={paths.friendRequests()} variant="quiet" size="small" fullWidth onClick={close}>
          {t('requests')}
        </ButtonLink>
      }
      target={
        <IconButton
          label={total > 0 ? t('requestCount', { count: total }) : t('requestsTitle')}
          icon={<UsersThree size={24} weight={opened ? 'fill' : 'regular'} aria-hidden />}
          badge={total}
          onClick={() => setOpened(!opened)}
        />
      }
    >
      <Waiting />
    </Panel>
  )
}
