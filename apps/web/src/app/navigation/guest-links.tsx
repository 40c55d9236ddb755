import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'

type GuestLinksProps = {
  /** Where they lead afterwards. */
  next: string | undefined
  /** The page has a main button of its own. */
  quiet?: boolean
}

/** Sign in and sign up, at the right end of a bar. */
export const GuestLinks = ({ next, quiet }: GuestLinksProps) => {
  const { t } = useTranslation('app')
  return (
    <>
      <ButtonLink variant="quiet" to={paths.signIn(next)}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink variant={quiet ? 'outline' : 'primary'} to={paths.signUp(next)}>
        {t('signUp')}
      </ButtonLink>
    </>
  )
}
