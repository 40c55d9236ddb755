import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'

/** Shown when no page has this URL, or its content does not exist for this viewer. */
export const Component = () => {
  const { t } = useTranslation('not-found')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/not-found.svg"
        title={t('title')}
        text={t('text')}
        action={
          <ButtonLink to={paths.landing()} size="large">
            {t('action')}
          </ButtonLink>
        }
      />
    </>
  )
}
