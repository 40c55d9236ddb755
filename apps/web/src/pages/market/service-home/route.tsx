import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery, VerifyBanner, WelcomeDialog } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { CompanyCard } from './company-card.tsx'
import classes from './service-home.module.css'

const Company = () => {
  const { t } = useTranslation('service-home')
  // The document's address is short-lived, so it is asked for anew on each visit.
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...accountQuery, staleTime: 0 })
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={420} />
      </SkeletonGroup>
    )
  if (!data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const company = data.service_provider
  if (!company) return <p className={classes.quiet}>{t('noCompany')}</p>
  return <CompanyCard company={company} email={data.email} />
}

/** A provider's start: the company as customers will meet it, and what comes next. */
export const Component = () => {
  const { t } = useTranslation('service-home')
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <div className={classes.banner}>
        <VerifyBanner />
      </div>
      <WelcomeDialog />
      <div className={classes.columns}>
        <Company />
        <aside className={classes.next}>
          <img src="/art/scene-table.svg" alt="" width={400} height={225} />
          <h2>{t('nextTitle')}</h2>
          <p>{t('nextText')}</p>
        </aside>
      </div>
    </PageFrame>
  )
}
