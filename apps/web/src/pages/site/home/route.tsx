import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AfterThat, agendaQuery, NextEvent, Unanswered } from '#features/celebrations/agenda'
import { LiveCard, NearbyWidget } from '#features/celebrations/nearby-events'
import { DealsWidget } from '#features/market/deals'
import { NearProviders, TopNearProviders, TopProviders } from '#features/market/finding'
import { accountQuery, VerifyBanner, WelcomeDialog } from '#features/people/accounts'
import { CloseConnections } from '#features/people/friends'
import { MeetWidget } from '#features/people/meet'
import { TrendingHashtags } from '#features/social/hashtags'
import { Composer, ComposerSkeleton, Feed, FlowerLanguage, useFeedReload } from '#features/social/posts'
import { MostWatchedVideo } from '#features/social/videos'
import { paths } from '#lib/paths.ts'
import { type Session, useSession } from '#lib/session.ts'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './home.module.css'
import { SwipeRow } from './swipe-row.tsx'
import { Viewer } from './viewer.tsx'

const People = () => (
  <>
    <NearbyWidget />
    <CloseConnections />
    <MeetWidget />
    <NearProviders />
  </>
)

const Discoveries = () => (
  <>
    <DealsWidget />
    <MostWatchedVideo />
    <TrendingHashtags />
    <TopNearProviders />
  </>
)

const Legal = () => {
  const { t } = useTranslation('home')
  const { t: tApp } = useTranslation('app')
  return (
    <nav className={classes.legal} aria-label={t('legal')}>
      <Link to={paths.aboutUs()}>{tApp('aboutUs')}</Link>
      <Link to={paths.userAgreement()}>{tApp('userAgreement')}</Link>
      <Link to={paths.privacyPolicy()}>{tApp('privacyPolicy')}</Link>
      <Link to={paths.contactUs()}>{tApp('contactUs')}</Link>
    </nav>
  )
}

const LeftRail = ({ session }: { session: Session }) => {
  const { t } = useTranslation('home')
  return (
    <aside className={classes.left} aria-label={t('people')}>
      <div className={classes.stay}>
        <Viewer session={session} />
        <CloseConnections />
        <AfterThat />
        <LiveCard />
        <NearbyWidget />
        <MeetWidget />
        <NearProviders />
      </div>
    </aside>
  )
}

const RightRail = () => {
  const { t } = useTranslation('home')
  return (
    <aside className={classes.right} aria-label={t('discoveries')}>
      <div className={classes.stay}>
        <Discoveries />
        <FlowerLanguage />
        <Legal />
      </div>
    </aside>
  )
}

/** Whether what stands above the feed is still on its way; false offline, where nothing comes, and once it has failed. */
const useHeadLoading = (signedIn: boolean): boolean => {
  const account = useQuery({ ...accountQuery, enabled: signedIn })
  const agenda = useQuery({ ...agendaQuery, enabled: signedIn })
  return [account, agenda].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
}

const HeadSkeleton = () => (
  <>
    <SkeletonGroup>
      <SkeletonBlock height={212} />
    </SkeletonGroup>
    <ComposerSkeleton />
  </>
)

/** What stands above the feed, all of it at once. */
const Head = ({ session, hasRails }: { session: Session; hasRails: boolean }) => (
  <>
    <VerifyBanner />
    <NextEvent />
    <Unanswered />
    {!hasRails && <AfterThat />}
    <Composer key={session.user.id} user={session.user} />
  </>
)

/** Home: composer and feed; widgets in the side rails, or on phones between the posts. */
export const Component = () => {
  const { t } = useTranslation('home')
  const session = useSession()
  const hasRails = useMediaQuery('(min-width: 820px)', undefined, { getInitialValueInEffect: false })
  useFeedReload()
  const waits = useHeadLoading(session !== null)
  if (!session) return null
  const top = <TopProviders key="top" />
  const rows = [
    <Fragment key="people">
      <LiveCard />
      <SwipeRow label={t('people')}>
        <People />
      </SwipeRow>
    </Fragment>,
    <SwipeRow key="discoveries" label={t('discoveries')}>
      <Discoveries />
    </SwipeRow>,
    top,
  ]
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      {hasRails && <LeftRail session={session} />}
      <div className={classes.middle}>
        <h1>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h1>
        {waits ? <HeadSkeleton /> : <Head session={session} hasRails={hasRails} />}
        {/* Another one once the wait is over: it begins where the head ends, and what was there is not pushed down. */}
        <Feed key={waits ? 'waiting' : 'there'} between={hasRails ? [top] : rows} waits={waits} />
        <WelcomeDialog />
      </div>
      {hasRails && <RightRail />}
    </div>
  )
}
