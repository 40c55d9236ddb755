import type { Decided } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'

/** "Removed", "Suspended until March 3". */
export function useActionTaken() {
  const { t } = useTranslation('moderation')
  return ({ action, suspended_until }: Decided): string =>
    suspended_until ? t('did.suspendUntil', { day: formatDate(suspended_until) }) : t(`did.${action}`)
}
