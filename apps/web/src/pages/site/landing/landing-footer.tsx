import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chooseLanguage, languageCodes, languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import classes from './landing-footer.module.css'

export const LandingFooter = () => {
  const { t } = useTranslation('landing')
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <nav className={classes.links} aria-label={t('footer.label')}>
          <Link to={paths.aboutUs()}>{t('footer.aboutUs')}</Link>
          <Link to={paths.userAgreement()}>{t('footer.userAgreement')}</Link>
          <Link to={paths.privacyPolicy()}>{t('footer.privacyPolicy')}</Link>
        </nav>
        <fieldset className={classes.languages} aria-label={t('footer.languages')}>
          {languageCodes.map(code => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === readLanguage()}
              onClick={() => chooseLanguage(code)}
            >
              {languages[code]}
            </button>
          ))}
        </fieldset>
      </div>
    </footer>
  )
}
