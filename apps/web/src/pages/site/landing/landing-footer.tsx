import { useTranslation } from 'react-i18next'
import { chooseLanguage, languageCodes, languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import classes from './landing-footer.module.css'

export const LandingFooter = () => {
  const { t } = useTranslation('landing')
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <nav className={classes.links} aria-label={t('footer.label')}>
          <a href={paths.aboutUs()}>{t('footer.aboutUs')}</a>
          <a href={paths.userAgreement()}>{t('footer.userAgreement')}</a>
          <a href={paths.privacyPolicy()}>{t('footer.privacyPolicy')}</a>
          <a href={paths.contactUs()}>{t('footer.contactUs')}</a>
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
