import { useTranslation } from 'react-i18next'
import { useExplorePath } from '#lib/explore-path.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './cart-page.module.css'

export const WaitingCart = () => (
  <SkeletonGroup>
    <div className={classes.columns}>
      <SkeletonBlock height={420} />
      <SkeletonBlock height={300} />
    </div>
  </SkeletonGroup>
)

/** Nothing is in the cart. */
export const NothingInCart = () => {
  const { t } = useTranslation('carts')
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={useExplorePath()}>{t('find')}</ButtonLink>}
    />
  )
}
