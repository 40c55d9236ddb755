import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRequests } from '#features/market/bookings'
import { DeclinedDocument } from '#features/market/verifications'
import { VerifyBanner, WelcomeDialog } from '#features/people/accounts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { FirstSteps } from './first-steps.tsx'
import classes from './service-home.module.css'
import { StoreHead } from './store-head.tsx'
import { StoreTabs } from './store-tabs.tsx'

/** The provider's own store: its head, and the tabs of what it shows. */
export const StorePage = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('service-home')
  return (
    <PageFrame title={t('title')} headingHidden>
      <div className={classes.banner}>
        <VerifyBanner />
      </div>
      <WelcomeDialog />
      <WaitingRequests />
      <StoreHead />
      <DeclinedDocument />
      <StoreTabs />
      <div className={classes.body}>
        <FirstSteps />
        <div className={classes.main}>{children}</div>
      </div>
    </PageFrame>
  )
}
