import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'
import { useInStore } from './use-in-store.ts'

/** From a page below the settings to those of the area that one is in. */
export function useSettingsLink(): { to: string; label: string } {
  const { t } = useTranslation('app')
  return { to: useInStore() ? paths.serviceSettings() : paths.settings(), label: t('settings') }
}
