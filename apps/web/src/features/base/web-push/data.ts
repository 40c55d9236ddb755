import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { useStore } from '#lib/store.ts'
import { deviceStore, keepOn, turnOff, turnOn } from './this-device.ts'

/** How it is on this device; null until that is known. */
export const useDevice = () => useStore(deviceStore)

/** Keeps pushes on where they were wanted. Without a connection the next start does. */
export const useKeepPushes = (): void =>
  useEffect(() => {
    keepOn().catch(() => undefined)
  }, [])

export const useTurnOn = () => {
  const { t } = useTranslation('web-push')
  return useAction({
    send: () => turnOn(),
    success: isOn => (isOn ? t('turnedOn') : t('notAllowed')),
    failure: () => t('failed'),
  })
}

export const useTurnOff = () => {
  const { t } = useTranslation('web-push')
  return useAction({ send: () => turnOff(), success: t('turnedOff') })
}
