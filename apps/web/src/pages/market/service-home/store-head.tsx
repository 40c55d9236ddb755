import { Eye } from '@phosphor-icons/react/Eye'
import { IdentificationCard } from '@phosphor-icons/react/IdentificationCard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreStatus, storeQuery, VerifiedBadge } from '#features/market/stores'
import { accountQuery } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { CompanyFacts } from './company-facts.tsx'
import classes from './service-home.module.css'

/** The way to the page that others see. */
const SeeAsGuest = ({ id }: { id: number }) => {
  const { t } = useTranslation('service-home')
  return (
    <ButtonLink
      variant="outline"
      size="small"
      to={paths.serviceProvider(id)}
      leftSection={<Eye size={20} aria-hidden />}
    >
      {t('seeAsGuest')}
    </ButtonLink>
  )
}

/** The store at the head of its page, and the way to what was registered of it. */
export const StoreHead = () => {
  const { t } = useTranslation('service-home')
  const [opened, setOpened] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(accountQuery)
  const { data: store } = useQuery(storeQuery(data?.service_provider?.id))
  if (!data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const company = data.service_provider
  if (!company) return <p className={classes.quiet}>{t('noCompany')}</p>
  return (
    <header className={classes.head}>
      <Avatar name={company.company_name} src={company.logo} size={64} square />
      <div className={classes.who}>
        <h2 className={classes.name} dir="auto">
          {company.company_name}
        </h2>
        {store?.is_verified && <VerifiedBadge />}
        {store && <StoreStatus store={store} />}
      </div>
      <SeeAsGuest id={company.id} />
      <Button
        variant="outline"
        size="small"
        leftSection={<IdentificationCard size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('company')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={company.company_name} size="medium">
        <CompanyFacts company={company} email={data.email} />
      </Dialog>
    </header>
  )
}
