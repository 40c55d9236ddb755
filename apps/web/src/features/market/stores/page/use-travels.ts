import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { formatKilometres } from '#lib/formats.ts'

/** How far a provider comes, in words; null where that is not said. */
export function useTravels(): (store: ServiceProvider) => string | null {
  const { t } = useTranslation('stores')
  return ({ travels_km: km }) => {
    if (km === null) return null
    return km === 0 ? t('atOwnPlace') : t('travelsUpTo', { distance: formatKilometres(km) })
  }
}
