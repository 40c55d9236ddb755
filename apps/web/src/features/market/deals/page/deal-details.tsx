import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { useDateAndTime } from '#lib/use-date.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import classes from './deal-page.module.css'

/** What else there is to know of a deal, in pairs. */
export const DealDetails = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const { nameOf } = useCategories()
  const { condition, category_id, ends_at, has_ended, total_saves, created_at } = deal
  const category = category_id === null ? undefined : nameOf(category_id)
  return (
    <dl className={classes.details}>
      {condition && (
        <div>
          <dt>{t('condition')}</dt>
          <dd>{t(`condition_${condition}`)}</dd>
        </div>
      )}
      {category && (
        <div>
          <dt>{t('category')}</dt>
          <dd>{category}</dd>
        </div>
      )}
      <div>
        <dt>{t(has_ended ? 'ended' : 'ends')}</dt>
        <dd>
          <time dateTime={ends_at}>{useDateAndTime(ends_at)}</time>
        </dd>
      </div>
      {total_saves > 0 && (
        <div>
          <dt>{t('savedBy')}</dt>
          <dd>{t('people', { count: total_saves })}</dd>
        </div>
      )}
      <div>
        <dt>{t('posted')}</dt>
        <dd>
          <RelativeTime date={created_at} />
        </dd>
      </div>
    </dl>
  )
}
