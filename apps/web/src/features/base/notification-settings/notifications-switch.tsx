import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { settingsQuery, useChangeSettings } from './data.ts'

/** Whether anything is sent to the viewer at all. */
export const NotificationsSwitch = () => {
  const { t } = useTranslation('notification-settings')
  const { data } = useQuery(settingsQuery)
  const { mutate } = useChangeSettings()
  if (!data) return <SkeletonBlock height={64} />
  return <SwitchRow label={t('on')} hint={t('onHint')} checked={data.is_on} onChange={on => mutate({ is_on: on })} />
}
