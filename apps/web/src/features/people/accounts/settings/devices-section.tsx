import type { Device } from '@celebrio/contract/people/devices'
import type { Icon } from '@phosphor-icons/react'
import { DeviceMobile } from '@phosphor-icons/react/DeviceMobile'
import { DeviceTablet } from '@phosphor-icons/react/DeviceTablet'
import { Laptop } from '@phosphor-icons/react/Laptop'
import { Question } from '@phosphor-icons/react/Question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { devicesQuery, useSignOutDevice, useSignOutOthers } from './data.ts'
import classes from './settings-section.module.css'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

const icons: Record<NonNullable<Device['kind']>, Icon> = {
  phone: DeviceMobile,
  tablet: DeviceTablet,
  computer: Laptop,
}

/** `iOS, Safari`, as far as it is known. */
function useName({ system, browser }: Device): string {
  const { t } = useTranslation('settings')
  return [system, browser].filter(Boolean).join(', ') || t('unknownDevice')
}

const DeviceRow = ({ device }: { device: Device }) => {
  const { t } = useTranslation('settings')
  const name = useName(device)
  const { mutate, isPending } = useSignOutDevice(device)
  const DeviceIcon = device.kind ? icons[device.kind] : Question
  return (
    <li>
      <SettingsRow
        icon={<DeviceIcon size={24} aria-hidden />}
        name={name}
        value={
          device.is_this ? (
            <span className={classes.this}>{t('thisDevice')}</span>
          ) : (
            <RelativeTime date={device.last_used_at} />
          )
        }
        action={
          !device.is_this && (
            <Button
              variant="quiet"
              size="small"
              loading={isPending}
              aria-label={t('signOutOf', { device: name })}
              onClick={() => mutate()}
            >
              {t('signOut')}
            </Button>
          )
        }
      />
    </li>
  )
}

const SignOutOthers = () => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSignOutOthers()
  const close = () => setAsking(false)
  return (
    <div className={classes.all}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('signOutOthers')}
      </Button>
      <ConfirmDialog
        title={t('signOutOthersTitle')}
        text={t('signOutOthersText')}
        confirm={t('signOut')}
        opened={asking}
        busy={isPending}
        onClose={close}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      />
    </div>
  )
}

/** Where the viewer is signed in, and the way out of each. */
export const DevicesSection = () => {
  const { t } = useTranslation('settings')
  const isSignedIn = useSession() !== null
  const { data, error, isFetching, refetch } = useQuery({ ...devicesQuery, enabled: isSignedIn })
  const unlisted = data ? data.total - data.devices.length : 0
  return (
    <SettingsSection title={t('devices')}>
      {data && (
        <ul className={classes.list} aria-label={t('devices')}>
          {data.devices.map(device => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {unlisted > 0 && <SettingsRow name={t('andOthers', { count: unlisted })} />}
      {data && data.total > 1 && <SignOutOthers />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={128} />
        </SkeletonGroup>
      )}
    </SettingsSection>
  )
}
