import { useTranslation } from 'react-i18next'
import { PublicEvents } from '#features/celebrations/events'
import { CardActions } from '#features/celebrations/invitations'
import { CategorySelect } from '#features/market/categories'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Events of others that are open to the viewer. */
export const Component = () => {
  const { t } = useTranslation('events')
  const ways = (
    <>
      <ButtonLink variant="outline" to={paths.myEvents()}>
        {t('myEvents')}
      </ButtonLink>
      <ButtonLink variant="lagoon" to={paths.publicEvents()} aria-current="page">
        {t('publicEvents')}
      </ButtonLink>
    </>
  )
  return (
    <PageFrame title={t('publicEvents')} actions={ways}>
      <PublicEvents Actions={CardActions} Category={CategorySelect} />
    </PageFrame>
  )
}
