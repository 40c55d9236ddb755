import { useTranslation } from 'react-i18next'
import { PublicEvents } from '#features/celebrations/events'
import { CardActions } from '#features/celebrations/invitations'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Celebrations to find by words and place. */
export const Component = () => {
  const { t } = useTranslation('nearby-events')
  const ways = (
    <>
      <ButtonLink variant="outline" to={paths.upcomingEvents()}>
        {t('upcoming')}
      </ButtonLink>
      <ButtonLink to={paths.createEvent()}>{t('createEvent')}</ButtonLink>
    </>
  )
  return (
    <PageFrame title={t('explore')} lead={t('exploreLead')} actions={ways}>
      <PublicEvents Actions={CardActions} />
    </PageFrame>
  )
}
