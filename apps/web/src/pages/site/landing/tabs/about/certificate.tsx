import { Check } from '@phosphor-icons/react/Check'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { PaperButton } from '../../paper-button.tsx'
import { Words } from '../words.tsx'
import classes from './certificate.module.css'

/** An official document, punched for the file, with a rosette, and the way to those who have one. */
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
      <p className={classes.way}>
        <PaperButton look="line" href={paths.serviceProviders()}>
          {t('nav.findProviders')}
        </PaperButton>
      </p>
      <span className={classes.lines} aria-hidden />
    </article>
  )
}
