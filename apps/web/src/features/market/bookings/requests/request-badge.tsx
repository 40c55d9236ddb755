import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { countsQuery } from '../data.ts'

/** How many requests wait for the viewer's store, at the link that leads to them. */
export const RequestBadge = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('bookings')
  const { data: counts } = useQuery(countsQuery('provider'))
  const count = counts?.requested ?? 0
  return (
    <>
      <CountBadge className={className} count={count} />
      {count > 0 && <VisuallyHidden>{t('waitingCount', { number: count })}</VisuallyHidden>}
    </>
  )
}
