import { useTranslation } from 'react-i18next'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { LandingBar } from './bar/landing-bar.tsx'
import { Carousel } from './carousel/carousel.tsx'
import classes from './landing.module.css'
import { LandingFooter } from './landing-footer.tsx'
import { StoreLinks } from './store-links.tsx'
import { AboutTabs } from './tabs/about-tabs.tsx'

/** The public face of Celebrio, for people who are not signed in. */
export const Component = () => {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="description" content={t('description')} />
      <LandingBar />
      <main id="main">
        <Carousel />
        <AboutTabs />
        <StoreLinks />
      </main>
      <LandingFooter />
    </div>
  )
}
