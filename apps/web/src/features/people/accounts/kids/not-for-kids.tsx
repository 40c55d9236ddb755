import { useTranslation } from 'react-i18next'
import type { Refused } from '#lib/kids-pages.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'

const drawings: Record<Refused, string> = {
  deals: '/art/empty-stall.svg',
  bookings: '/art/empty-cart.svg',
  store: '/art/empty-stall.svg',
}

/** Says in place of a page from which age it is, and what there is until then. */
export const NotForKids = ({ what }: { what: Refused }) => {
  const { t } = useTranslation('kids')
  const action =
    what === 'bookings' ? (
      <ButtonLink to={paths.explore()}>{t('findProviders')}</ButtonLink>
    ) : (
      <ButtonLink to={paths.home()}>{t('home')}</ButtonLink>
    )
  return (
    <>
      <PageTitle>{t(what)}</PageTitle>
      <EmptyState drawing={drawings[what]} heading="h1" title={t(what)} text={t(`${what}Text`)} action={action} />
    </>
  )
}
