import { useTranslation } from 'react-i18next'
import { useSoughtDay } from '#features/market/availability'
import { useExplorePath } from '#lib/explore-path.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import classes from './add-more.module.css'

/** Leads to other providers; what is in the cart stays there. */
export const AddMore = () => {
  const { t } = useTranslation('carts')
  return (
    <ButtonLink variant="quiet" fullWidth className={classes.more} to={useExplorePath({ day: useSoughtDay() })}>
      {t('addMore')}
    </ButtonLink>
  )
}
