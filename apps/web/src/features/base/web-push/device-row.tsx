import { useTranslation } from 'react-i18next'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { useDevice, useTurnOff, useTurnOn } from './data.ts'
import classes from './device-row.module.css'

/** Pushes on this device, among the settings. */
export const DeviceRow = () => {
  const { t } = useTranslation('web-push')
  const state = useDevice()
  const on = useTurnOn()
  const off = useTurnOff()
  if (state === null) return null
  if (state === 'unable' || state === 'blocked')
    return <p className={classes.note}>{state === 'unable' ? t('unable') : t('blocked')}</p>
  return (
    <SwitchRow
      label={t('device')}
      hint={t('deviceHint')}
      checked={state === 'on'}
      onChange={wanted => void (wanted ? on.mutate() : off.mutate())}
    />
  )
}
