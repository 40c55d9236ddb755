import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { isCelebrant, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import classes from './add-more.module.css'

/** Where other providers are found: celebrants explore, and what is in the cart stays there. */
export const useExplorePath = (): string => {
  const session = useSession()
  return session && isCelebrant(session.user) ? paths.explore() : paths.serviceProviders()
}

export const AddMore = () => {
  const { t } = useTranslation('carts')
  return (
    <ButtonLink variant="quiet" fullWidth className={classes.more} to={useExplorePath()}>
      {t('addMore')}
    </ButtonLink>
  )
}
