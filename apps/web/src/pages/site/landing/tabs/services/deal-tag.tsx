import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './deal-tag.module.css'

/** A price tag on its thread, with the chairs from the garden wedding on it. */
export const DealTag = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.piece}>
      <span className={classes.thread} aria-hidden />
      <div className={classes.tag}>
        <img className={classes.picture} src="/art/scene-arch.svg" alt="" width={1600} height={900} loading="lazy" />
        <Words title={t('tabs.services.tiles.deals.title')} text={t('tabs.services.tiles.deals.text')} />
      </div>
    </article>
  )
}
