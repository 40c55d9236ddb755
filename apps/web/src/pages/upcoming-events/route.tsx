import { useTranslation } from 'react-i18next'
import { UpcomingEvents } from '#features/events'
import { CardActions } from '#features/invitations'
import { NearYou } from '#features/nearby-events'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'

/** What is coming up: near the viewer, then all of it by its date. */
export const Component = () => {
  const { t } = useTranslation('nearbyEvents')
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
