import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Tells providers that people here meet people. */
export const PersonalOnly = () => {
  const { t } = useTranslation('meet')
  return (
    <EmptyState
      drawing="/art/empty-friends.svg"
      title={t('personalTitle')}
      text={t('personalText')}
      action={<ButtonLink to={paths.serviceHome()}>{t('myStore')}</ButtonLink>}
    />
  )
}
