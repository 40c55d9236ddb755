import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#lib/amounts.ts'
import { DealPicture } from '../deal-card.tsx'
import { PriceTag } from '../price-tag.tsx'
import classes from './deal-form.module.css'
import type { DealValues } from './values.ts'

/** The deal as others will see it, beside the form. */
export const Preview = ({ values }: { values: DealValues }) => {
  const { t } = useTranslation('deals')
  const { title, description, cost, currency, is_free, or_nearest_offer, images, category_id } = values
  const minor = is_free ? 0 : readAmount(cost, currency)
  const pictures = images.map(({ media }) => media)
  return (
    <aside className={classes.preview} aria-label={t('preview')}>
      <p className={classes.script}>{t('preview')}</p>
      <div className={classes.card}>
        <div className={classes.picture}>
          <DealPicture key={pictures[0]?.id ?? 0} deal={{ images: pictures, category_id }} sizes="320px" />
        </div>
        {minor !== null && (
          <PriceTag
            deal={{ cost: minor / 10 ** currencyDigits(currency), currency, or_nearest_offer, cost_before: null }}
          />
        )}
        <h2 className={classes.title} dir="auto">
          {title.trim() || t('nameless')}
        </h2>
        <p className={classes.about} dir="auto">
          {description}
        </p>
      </div>
    </aside>
  )
}
