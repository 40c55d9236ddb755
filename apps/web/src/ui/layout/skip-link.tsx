import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: jumps over the navigation to `<main id="main">`. */
export const SkipLink = () => {
  const { t } = useTranslation('ui')
  return (
    <a className={classes.link} href="#main">
      {t('skipToContent')}
    </a>
  )
}
