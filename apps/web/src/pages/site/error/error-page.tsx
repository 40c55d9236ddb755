import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { OfflinePage } from './offline-page.tsx'

const NotFound = lazy(async () => ({ default: (await import('#pages/site/not-found/route.tsx')).Component }))

const isNotFound = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.status === 404
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}

const isOffline = (error: unknown) => !navigator.onLine || (error instanceof Error && error.message === 'offline')

/** Shown when a page crashes. It offers a reload, because the state of the crashed page cannot be trusted. */
const BrokenPage = () => {
  const { t } = useTranslation('error')
  const { t: tUi } = useTranslation('ui')
  return (
    <div role="alert">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/error.svg"
        title={t('title')}
        text={t('text')}
        action={
          <>
            <Button size="large" onClick={() => location.reload()}>
              {tUi('tryAgain')}
            </Button>
            <Button size="large" variant="outline" onClick={() => location.assign(paths.landing())}>
              {t('home')}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** The error boundary of every page, inside the layout, so that the navigation still works. */
export const ErrorPage = () => {
  const error = useRouteError()
  if (!isNotFound(error)) return isOffline(error) ? <OfflinePage /> : <BrokenPage />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

/** The same when the layout itself crashes. */
export const BareErrorPage = () => (
  <main id="main">
    <ErrorPage />
  </main>
)
