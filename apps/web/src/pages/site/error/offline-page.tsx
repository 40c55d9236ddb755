import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { dockStore } from '#ui/overlays/dock.ts'

const reload = () => location.reload()

// A reload would cancel an upload in progress.
const comeBack = () => {
  if (!dockStore.get()) reload()
}

/**
 * Shown when a page cannot be loaded offline. Reloads once the connection is back, because browsers
 * do not retry a failed module import.
 */
export const OfflinePage = () => {
  const { t } = useTranslation('ui')
  useEffect(() => {
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [])
  return (
    <div role="alert">
      <PageTitle>{t('offlineTitle')}</PageTitle>
      <OfflineState heading="h1" onRetry={reload} />
    </div>
  )
}
