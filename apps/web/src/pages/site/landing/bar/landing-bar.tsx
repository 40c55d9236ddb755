import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { List } from '@phosphor-icons/react/List'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Disclosure } from './disclosure.tsx'
import classes from './landing-bar.module.css'
import { LanguageList } from './language-list.tsx'
import { SignInLink } from './sign-in-link.tsx'

const Places = () => {
  const { t } = useTranslation('landing')
  return (
    <>
      <Link to="#features" className={classes.link}>
        {t('nav.features')}
      </Link>
      <Link to="#for-providers" className={classes.link}>
        {t('nav.forProviders')}
      </Link>
    </>
  )
}

const languageName = languages[readLanguage()]

/** Over the dusk of the pictures. On phones all but the sign-in lies behind one button. */
export const LandingBar = () => {
  const { t } = useTranslation('landing')
  return (
    <header className={classes.bar}>
      <Link to={paths.landing()} className={classes.logo}>
        <Logo height={36} ground="dark" />
      </Link>
      <nav className={classes.places} aria-label={t('nav.label')}>
        <Places />
        <Disclosure
          label={`${t('nav.language')}: ${languageName}`}
          shown={
            <>
              <GlobeSimple size={20} aria-hidden />
              {languageName}
            </>
          }
        >
          <LanguageList />
        </Disclosure>
      </nav>
      <SignInLink className={classes.link}>{t('nav.signIn')}</SignInLink>
      <Link to={paths.signUp()} className={classes.signUp}>
        {t('nav.signUp')}
      </Link>
      <div className={classes.menu}>
        <Disclosure label={t('nav.menu')} shown={<List size={26} aria-hidden />}>
          <Places />
          <Link to={paths.signUp()} className={classes.link}>
            {t('nav.signUp')}
          </Link>
          <hr className={classes.rule} />
          <LanguageList />
        </Disclosure>
      </div>
    </header>
  )
}
