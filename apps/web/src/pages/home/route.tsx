import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VerifyBanner, WelcomeDialog } from '#features/accounts'
import { Composer, Feed, FlowerLanguage, useFeedReload } from '#features/posts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import classes from './home.module.css'
import { Viewer } from './viewer.tsx'

/** Home: write a post, read what the others celebrate. */
export const Component = () => {
  const { t } = useTranslation('home')
  const { t: tApp } = useTranslation('app')
  const session = useSession()
  useFeedReload()
  if (!session) return null
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <aside className={`${classes.rail} ${classes.left}`} aria-label={t('viewer')}>
        <div className={classes.stay}>
          <Viewer session={session} />
        </div>
      </aside>
      <div className={classes.middle}>
        <h1>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h1>
        <VerifyBanner />
        <Composer key={session.user.id} user={session.user} />
        <Feed />
        <WelcomeDialog />
      </div>
      <aside className={`${classes.rail} ${classes.right}`} aria-label={t('aside')}>
        <div className={classes.stay}>
          <FlowerLanguage />
          <nav className={classes.legal} aria-label={t('legal')}>
            <Link to={paths.aboutUs()}>{tApp('aboutUs')}</Link>
            <Link to={paths.userAgreement()}>{tApp('userAgreement')}</Link>
            <Link to={paths.privacyPolicy()}>{tApp('privacyPolicy')}</Link>
          </nav>
        </div>
      </aside>
    </div>
  )
}
