import { Bell as BellIcon } from '@phosphor-icons/react/Bell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useTopic } from '#lib/realtime.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Panel } from '#ui/overlays/panel.tsx'
import { ClearButton } from './clear-button.tsx'
import { notificationKeys, unreadQuery } from './data.ts'
import { NotificationList } from './notification-list.tsx'

/** The bell of the top bar with the unread count, and a panel with the newest notifications. */
export const Bell = () => {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)
  const unread = useQuery(unreadQuery).data?.unread_count ?? 0
  useTopic('notifications', () => void client.invalidateQueries({ queryKey: notificationKeys.all }))
  const close = () => setOpened(false)
  return (
    <Panel
      opened={opened}
      onChange={setOpened}
      title={t('title')}
      aside={<ClearButton />}
      footer={
        <ButtonLink to={paths.notifications()} variant="quiet" size="small" fullWidth onClick={close}>
          {t('viewAll')}
        </ButtonLink>
      }
      target={
        <IconButton
          label={unread > 0 ? t('bellCount', { count: unread }) : t('title')}
          icon={<BellIcon size={24} weight={opened ? 'fill' : 'regular'} aria-hidden />}
          badge={unread}
          onClick={() => setOpened(!opened)}
        />
      }
    >
      <NotificationList compact onFollow={close} />
    </Panel>
  )
}
