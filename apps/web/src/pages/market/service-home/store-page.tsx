import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRequests } from '#features/market/bookings'
import { DeclinedDocument } from '#features/market/verifications'
import { VerifyBanner, WelcomeDialog } from '#features/people/accounts'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { FirstSteps } from './first-steps.tsx'
import classes from './service-home.module.css'
import { StoreHead } from './store-head.tsx'
import { StoreTabs } from './store-tabs.tsx'
import { useIsLoading } from './use-is-loading.ts'

/** The provider's own store: its head, and the tabs of what it shows. */
export const StorePage = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('service-home')
  const isLoading = useIsLoading()
  return (
    <PageFrame title={t('title')} headingHidden>
      <WelcomeDialog />
      {isLoading ? (
        <SkeletonGroup>
          <SkeletonBlock height={72} />
        </SkeletonGroup>
      ) : (
        <>
          <div className={classes.banner}>
            <VerifyBanner />
          </div>
          <WaitingRequests />
          <StoreHead />
          <DeclinedDocument />
          <StoreTabs />
        </>
      )}
      {/* Its list is read meanwhile. */}
      <div hidden={isLoading}>
        <div className={classes.body}>
          <FirstSteps />
          <div className={classes.main}>{children}</div>
        </div>
      </div>
    </PageFrame>
  )
}
