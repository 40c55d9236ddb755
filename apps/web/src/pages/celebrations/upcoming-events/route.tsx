import { useTranslation } from 'react-i18next'
import { UpcomingEvents } from '#features/celebrations/events'
import { CardActions } from '#features/celebrations/invitations'
import { NearYou } from '#features/celebrations/nearby-events'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Upcoming events: near the viewer first, then all by date. */
export const Component = () => {
  const { t } = useTranslation('nearby-events')
  const isGuest = useSession() === null
  const ways = (
    <>
      {!isGuest && (
        <ButtonLink variant="outline" to={paths.explore()}>
          {t('explore')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.createEvent()}>{t('createEvent')}</ButtonLink>
    </>
  )
  return (
    <PageFrame title={t('upcoming')} actions={ways}>
      {!isGuest && <NearYou Actions={CardActions} />}
      <UpcomingEvents Actions={CardActions} />
    </PageFrame>
  )
}
