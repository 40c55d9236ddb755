import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './vendor-stall.module.css'

/** A market stall: the awning hangs over the picture. */
export const VendorStall = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.stall}>
      <div className={classes.awning} aria-hidden />
      <img className={classes.picture} src="/art/scene-kitchen.svg" alt="" width={1600} height={900} loading="lazy" />
      <div className={classes.words}>
        <Words title={t('tabs.features.tiles.vendors.title')} text={t('tabs.features.tiles.vendors.text')} />
      </div>
    </article>
  )
}
