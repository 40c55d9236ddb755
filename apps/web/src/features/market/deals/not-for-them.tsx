import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Whether the server has no deals for the viewer: children neither sell nor look. */
export const isNotForThem = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/** What children find where others have deals. */
export const NotForThem = () => {
  const { t } = useTranslation('deals')
  return <EmptyState drawing="/art/empty-stall.svg" title={t('notForYou')} text={t('notForYouText')} />
}
