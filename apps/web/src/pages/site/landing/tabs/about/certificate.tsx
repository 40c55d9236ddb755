import { Check } from '@phosphor-icons/react/Check'
import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './certificate.module.css'

/** An official document, punched for the file, with a rosette. */
export const Certificate = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.sheet}>
      <span className={classes.rosette} aria-hidden>
        <span className={classes.ribbons} />
        <span className={classes.wheel}>
          <Check size={44} />
        </span>
      </span>
      <Words title={t('tabs.about.tiles.providers.title')} text={t('tabs.about.tiles.providers.text')} />
      <span className={classes.lines} aria-hidden />
    </article>
  )
}
