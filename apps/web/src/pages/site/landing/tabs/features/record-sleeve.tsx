import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './record-sleeve.module.css'

/** A record that looks out of its sleeve. */
export const RecordSleeve = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.music}>
      <div className={classes.sleeve} aria-hidden>
        <span className={classes.record} />
        <img className={classes.cover} src="/art/scene-band.svg" alt="" width={1600} height={900} loading="lazy" />
      </div>
      <Words title={t('tabs.features.tiles.music.title')} text={t('tabs.features.tiles.music.text')} />
    </article>
  )
}
