import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { OfflineState } from './offline-state.tsx'
import { useOffline } from './use-offline.ts'

export type ErrorStateProps = Partial<Pick<EmptyStateProps, 'title' | 'heading' | 'compact'>> & {
  /** The error text, in the viewer's language. */
  text?: string
  onRetry: () => void
  retrying?: boolean
}

/** A part of the page that did not load, with 'Try Again'. Announced when it appears. */
export const ErrorState = ({ title, text, onRetry, retrying, ...look }: ErrorStateProps) => {
  const { t } = useTranslation('ui')
  const isOffline = useOffline()
  return (
    <div role="alert">
      {isOffline ? (
        <OfflineState {...look} onRetry={onRetry} retrying={retrying} />
      ) : (
        <EmptyState
          {...look}
          title={title ?? t('wentWrong')}
          text={text}
          action={
            <Button variant="outline" onClick={onRetry} loading={retrying}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
    </div>
  )
}
