import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { OfflineState } from './offline-state.tsx'
import { useOffline } from './use-offline.ts'
import { useRetryAnnouncement } from './use-retry-announcement.ts'

export type ErrorStateProps = Pick<EmptyStateProps, 'heading' | 'compact'> & {
  title?: string
  /** The error text, in the viewer's language. */
  text?: string
  onRetry: () => void
  retrying?: boolean
}

/** A part of the page that did not load, with 'Try Again'. Announced when it appears, and when that fails. */
export const ErrorState = ({ title, text, onRetry, retrying, ...look }: ErrorStateProps) => {
  const { t } = useTranslation('ui')
  const isOffline = useOffline()
  const shown = title ?? t('wentWrong')
  const failure = isOffline ? [t('offlineTitle'), t('offlineText')] : [shown, text]
  const retry = useRetryAnnouncement(onRetry, retrying, failure.filter(Boolean).join('\n'))
  return (
    <div role="alert">
      {isOffline ? (
        <OfflineState {...look} onRetry={retry} retrying={retrying} />
      ) : (
        <EmptyState
          {...look}
          title={shown}
          text={text}
          action={
            <Button variant="outline" onClick={retry} loading={retrying}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
    </div>
  )
}
