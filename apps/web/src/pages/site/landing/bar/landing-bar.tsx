import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { List } from '@phosphor-icons/react/List'
import { useTranslation } from 'react-i18next'
import { languages, readLanguage } from '#i18n/language.ts'
import { joinLabel } from '#lib/join-label.ts'
import { paths } from '#lib/paths.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Disclosure } from './disclosure.tsx'
import classes from './landing-bar.module.css'
import { LanguageList } from './language-list.tsx'
import { type LoadSignIn, SignInLink } from './sign-in-link.tsx'

const Places = () => {
  const { t } = useTranslation('landing')
  return (
    <>
      <a href={paths.serviceProviders()} className={classes.link}>
        {t('nav.findProviders')}
      </a>
      <a href="#features" className={classes.link}>
        {t('nav.features')}
      </a>
      <a href="#for-providers" className={classes.link}>
        {t('nav.forProviders')}
      </a>
    </>
  )
}

/** The bar on top of the pictures. On phones everything but sign-in is in a menu. */
export const LandingBar = ({ loadSignIn }: { loadSignIn: LoadSignIn }) => {
  const { t } = useTranslation('landing')
  return (
    <header className={classes.bar}>
      <a href={paths.landing()} className={classes.logo}>
        <Logo height={36} ground="dark" />
      </a>
      <nav className={classes.places} aria-label={t('nav.label')}>
        <Places />
        <Disclosure
          label={joinLabel(t('nav.language'), languages[readLanguage()])}
          shown={
            <>
              <GlobeSimple size={20} aria-hidden />
              {languages[readLanguage()]}
            </>
          }
        >
          <LanguageList />
        </Disclosure>
      </nav>
      <SignInLink load={loadSignIn} className={classes.link}>
        {t('nav.signIn')}
      </SignInLink>
      <a href={paths.signUp()} className={classes.signUp}>
        {t('nav.signUp')}
      </a>
      <div className={classes.menu}>
        <Disclosure label={t('nav.menu')} shown={<List size={26} aria-hidden />}>
          <Places />
          <a href={paths.signUp()} className={classes.link}>
            {t('nav.signUp')}
          </a>
          <hr className={classes.rule} />
          <LanguageList />
        </Disclosure>
      </div>
    </header>
  )
}
