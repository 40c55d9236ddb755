import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { dockStore } from '#ui/overlays/dock.ts'

const reload = () => location.reload()

// An upload that goes on in the dock would end with the page.
const comeBack = () => {
  if (!dockStore.get()) reload()
}

/**
 * A page that did not arrive for want of a connection. It comes back with it by itself: loaded anew, because browsers
 * do not ask twice for code that failed.
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
