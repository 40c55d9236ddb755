import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './folded-corner.module.css'

/** A sheet whose corner is folded over: a place for small people. */
export const FoldedCorner = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.piece}>
      <div className={classes.sheet}>
        <img
          className={classes.picture}
          src="/art/scene-balloons.svg"
          alt=""
          width={1600}
          height={900}
          loading="lazy"
        />
        <Words title={t('tabs.about.tiles.kids.title')} text={t('tabs.about.tiles.kids.text')} />
      </div>
      <span className={classes.fold} aria-hidden />
    </article>
  )
}
