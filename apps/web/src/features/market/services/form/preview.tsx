import { useTranslation } from 'react-i18next'
import { Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { itemPrice, itemTerms } from './item-summary.ts'
import classes from './service-form.module.css'
import type { ServiceValues } from './values.ts'

/** The service as guests will see it, beside the form. */
export const Preview = ({ values, currency }: { values: ServiceValues; currency: string }) => {
  const { t } = useTranslation('services')
  const { coverOf } = useCategories()
  const { name, description, categories, items, images } = values
  const [first] = images
  return (
    <aside className={classes.preview} aria-label={t('preview')}>
      <p className={classes.script}>{t('preview')}</p>
      <div className={classes.sheet}>
        <div className={classes.banner}>
          {first ? (
            <Picture key={first.address} media={first.media} alt="" sizes="400px" eager />
          ) : (
            <img src={coverOf(categories)} alt="" />
          )}
        </div>
        <h2 className={classes.title}>{name.trim() || t('nameless')}</h2>
        <p className={classes.about}>{description}</p>
        <ul>
          {items
            .filter(item => item.name.trim() !== '')
            .map(item => (
              <li key={item.key} className={classes.item}>
                <span>
                  <b>{item.name}</b>
                  <small>{itemTerms(item)}</small>
                </span>
                <b className={classes.price}>{itemPrice(item, currency)}</b>
              </li>
            ))}
        </ul>
      </div>
    </aside>
  )
}
