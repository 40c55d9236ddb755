import type { NotificationSettings } from '@celebrio/contract/base/notification-settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { useSettingsLink } from '#lib/use-settings-link.ts'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { CategorySwitches } from './category-switches.tsx'
import { settingsQuery, useChangeSettings } from './data.ts'
import { NotificationsSwitch } from './notifications-switch.tsx'
import { QuietHoursRow } from './quiet-hours-row.tsx'
import classes from './settings-page.module.css'

type SettingsProps = { settings: NotificationSettings; device: ReactNode }

const Settings = ({ settings, device }: SettingsProps) => {
  const { t } = useTranslation('notification-settings')
  const { mutate } = useChangeSettings()
  const { is_on, has_digest, shows_contents, email_verified } = settings
  return (
    <>
      <NotificationsSwitch />
      <fieldset disabled={!is_on} className={classes.rest}>
        <legend className={classes.hidden}>{t('title')}</legend>
        {!email_verified && <p className={classes.note}>{t('unverified')}</p>}
        <CategorySwitches settings={settings} onChange={one => mutate({ switches: [one] })} />
        <SwitchRow
          label={t('digest')}
          hint={t('digestHint')}
          checked={has_digest}
          onChange={on => mutate({ has_digest: on })}
        />
        <QuietHoursRow quietHours={settings.quiet_hours} onChange={hours => mutate({ quiet_hours: hours })} />
        {device}
        <SwitchRow
          label={t('contents')}
          hint={t('contentsHint')}
          checked={shows_contents}
          onChange={on => mutate({ shows_contents: on })}
        />
      </fieldset>
    </>
  )
}

/** How notifications reach the viewer. `device` is a row about this device. */
export const SettingsPage = ({ device }: { device: ReactNode }) => {
  const { t } = useTranslation('notification-settings')
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <PageFrame title={t('title')} back={useSettingsLink()} lead={t('lead')} width="text">
      {settings && <Settings settings={settings} device={device} />}
      {!settings && error && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!settings && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
