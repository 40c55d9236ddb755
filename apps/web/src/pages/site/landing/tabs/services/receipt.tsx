import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/formats.ts'
import { Words } from '../words.tsx'
import classes from './receipt.module.css'

/** US dollars for a cake, flowers and a band. */
const prices = [
  { picture: 'cake', price: 180 },
  { picture: 'bouquet', price: 240.5 },
  { picture: 'band', price: 620 },
]

const total = prices.reduce((sum, { price }) => sum + price, 0)

/** A receipt torn off the roll, with the total under it. */
export const Receipt = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.roll}>
      <div className={classes.paper}>
        <Words title={t('tabs.services.tiles.store.title')} text={t('tabs.services.tiles.store.text')} />
        <ul className={classes.lines} aria-hidden>
          {prices.map(({ picture, price }) => (
            <li key={picture} className={classes.line}>
              <img src={`/art/scene-${picture}.svg`} alt="" width={56} height={56} loading="lazy" />
              <span className={classes.dots} />
              {formatMoney(price)}
            </li>
          ))}
          <li className={classes.total}>{formatMoney(total)}</li>
        </ul>
      </div>
    </article>
  )
}
