import { useTranslation } from 'react-i18next'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { LandingBar } from './bar/landing-bar.tsx'
import type { LoadSignIn } from './bar/sign-in-link.tsx'
import { Carousel } from './carousel/carousel.tsx'
import classes from './landing.module.css'
import { LandingFooter } from './landing-footer.tsx'
import { AboutTabs } from './tabs/about-tabs.tsx'

/** The landing page, for people who are not signed in. */
export const Component = ({ loadSignIn }: { loadSignIn: LoadSignIn }) => {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="description" content={t('description')} />
      <LandingBar loadSignIn={loadSignIn} />
      <main id="main">
        <Carousel />
        <AboutTabs />
      </main>
      <LandingFooter />
    </div>
  )
}
