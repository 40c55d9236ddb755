import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useSearchParams } from 'react-router'
import { languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { startPage, useSession } from '#lib/session.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { GuestLinks } from '../navigation/guest-links.tsx'
import { LanguageDialog } from '../navigation/language-dialog.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import classes from './layouts.module.css'

const Footer = ({ onLanguage }: { onLanguage: () => void }) => {
  const { t } = useTranslation('app')
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footerNavigation')}>
        <Link to={paths.aboutUs()}>{t('aboutUs')}</Link>
        <Link to={paths.userAgreement()}>{t('userAgreement')}</Link>
        <Link to={paths.privacyPolicy()}>{t('privacyPolicy')}</Link>
        <Link to={paths.contactUs()}>{t('contactUs')}</Link>
        <button type="button" onClick={onLanguage}>
          <GlobeSimple size={20} aria-hidden />
          {languages[readLanguage()]}
        </button>
      </nav>
    </footer>
  )
}

/** The layout with the small public bar: sign-in, sign-up, legal texts, page not found. */
export const Component = () => {
  const session = useSession()
  const [choosing, setChoosing] = useState(false)
  // Nobody returns to these pages after sign-in; they pass on the page that led to them.
  const [query] = useSearchParams()
  return (
    <div className={classes.public}>
      <TopBar start={session ? startPage(session.user) : paths.landing()}>
        {session ? <AccountMenu user={session.user} /> : <GuestLinks next={query.get('next') ?? undefined} />}
      </TopBar>
      <main id="main">
        <Outlet />
      </main>
      <Footer onLanguage={() => setChoosing(true)} />
      <LanguageDialog opened={choosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
