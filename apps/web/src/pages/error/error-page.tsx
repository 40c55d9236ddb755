import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const NotFound = lazy(async () => ({ default: (await import('#pages/not-found/route.tsx')).Component }))

const isNotFound = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.status === 404
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}

/** A page that broke or did not arrive. Reloading is the honest way back: nothing of the broken page is kept. */
const BrokenPage = () => {
  const { t } = useTranslation('error')
  const { t: tUi } = useTranslation('ui')
  const offline = !navigator.onLine
  return (
    <div role="alert">
      <PageTitle>{offline ? t('offlineTitle') : t('title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing={offline ? '/art/offline.svg' : '/art/error.svg'}
        title={offline ? t('offlineTitle') : t('title')}
        text={offline ? t('offlineText') : t('text')}
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

/** The error boundary of every page: stands inside the frame, so the navigation still works. */
export const ErrorPage = () => {
  const error = useRouteError()
  if (!isNotFound(error)) return <BrokenPage />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

/** The same where the frame itself broke. */
export const BareErrorPage = () => (
  <main id="main">
    <ErrorPage />
  </main>
)
