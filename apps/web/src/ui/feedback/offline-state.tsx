import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export type OfflineStateProps = Pick<EmptyStateProps, 'heading' | 'compact'> & {
  onRetry: () => void
  retrying?: boolean
}

/** Content that is not available offline. The caller replaces it when the connection is back. */
export const OfflineState = ({ onRetry, retrying, ...look }: OfflineStateProps) => {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      {...look}
      drawing={look.compact ? undefined : '/art/offline.svg'}
      title={t('offlineTitle')}
      text={t('offlineText')}
      action={
        <Button variant="outline" onClick={onRetry} loading={retrying}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
