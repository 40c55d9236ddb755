import { flowerTypes } from '@celebrio/contract/base/flowers'
import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import classes from './flower-language.module.css'

/** The meaning of each of the six flowers, for a side rail. */
export const FlowerLanguage = () => {
  const { t } = useTranslation('posts')
  const { t: tFlower } = useTranslation('flowers')
  return (
    <section>
      <h2 className={classes.title}>{t('language.title')}</h2>
      <p className={classes.text}>{t('language.text')}</p>
      <ul className={classes.flowers}>
        {flowerTypes.map(type => (
          <li key={type} className={classes.flower}>
            <Flower type={type} size={44} />
            <span>
              <b>{tFlower(`flower${type}`)}</b>
              <small>{tFlower(`plant${type}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
