import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'

/** Sign in and sign up, at the right end of a bar; afterwards to `next`. */
export const GuestLinks = ({ next }: { next: string | undefined }) => {
  const { t } = useTranslation('app')
  return (
    <>
      <ButtonLink variant="quiet" to={paths.signIn(next)}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink variant="primary" to={paths.signUp(next)}>
        {t('signUp')}
      </ButtonLink>
    </>
  )
}
