import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { Words } from '../words.tsx'
import classes from './sealed-letter.module.css'

/** An envelope under a seal: what is inside is nobody else's. */
export const SealedLetter = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.letter}>
      <div className={classes.flap} aria-hidden />
      <span className={classes.seal} aria-hidden>
        <Flower type={4} size={56} />
      </span>
      <div className={classes.words}>
        <Words title={t('tabs.about.tiles.privacy.title')} text={t('tabs.about.tiles.privacy.text')} />
      </div>
    </article>
  )
}
