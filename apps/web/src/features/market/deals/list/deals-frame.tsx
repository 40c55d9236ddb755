import { Archive } from '@phosphor-icons/react/Archive'
import { Plus } from '@phosphor-icons/react/Plus'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { countsQuery } from '../data.ts'
import classes from './lists.module.css'

/** The pages of deals: of celebrants, or in the area of providers. */
export type DealsArea = 'celebrant' | 'provider'

export type DealsView = 'public' | 'mine' | 'saved' | 'archived'

/** The address of a list. */
const pathOf = (area: DealsArea, view: DealsView): string => {
  if (area === 'provider') return paths.serviceDeals(view === 'public' ? undefined : view)
  if (view === 'archived') return paths.archivedDeals()
  return paths.deals(view === 'public' ? undefined : view)
}

const useTabs = (area: DealsArea) => {
  const { t } = useTranslation('deals')
  const isMember = useSession() !== null
  const { data: counts } = useQuery({ ...countsQuery, enabled: isMember })
  const shown = counts?.shown ?? 0
  return [
    { to: pathOf(area, 'mine'), label: [t('mine'), shown > 0 && formatCount(shown)].filter(Boolean).join(' ') },
    { to: pathOf(area, 'public'), label: t('publicTab') },
    { to: pathOf(area, 'saved'), label: t('savedTab') },
  ]
}

/** How many deals there are in an own list, and the way to and from the archive. */
const Counts = ({ area, view }: { area: DealsArea; view: DealsView }) => {
  const { t } = useTranslation('deals')
  const { data: counts } = useQuery(countsQuery)
  const isArchive = view === 'archived'
  return (
    <div className={classes.counts}>
      <p aria-live="polite">
        {counts && !isArchive && (
          <>
            <b>{t('deals', { count: counts.shown })}</b>, {t('running', { count: counts.running })}
          </>
        )}
        {counts && isArchive && (
          <>
            <b>{t('archivedDeals', { count: counts.archived })}</b>, {t('onlyYou')}
          </>
        )}
      </p>
      <ButtonLink
        variant={isArchive ? 'lagoon' : 'quiet'}
        aria-current={isArchive ? 'page' : undefined}
        leftSection={<Archive size={20} weight={isArchive ? 'fill' : 'regular'} aria-hidden />}
        to={pathOf(area, isArchive ? 'mine' : 'archived')}
      >
        {t('archive')}
      </ButtonLink>
    </div>
  )
}

type DealsFrameProps = { area: DealsArea; view: DealsView; children: ReactNode }

/** The frame of all lists of deals: its tabs, and the way to a new one. Guests are asked to sign in. */
export const DealsFrame = ({ area, view, children }: DealsFrameProps) => {
  const { t } = useTranslation('deals')
  const isGuest = useSession() === null
  const tabs = useTabs(area)
  const create = (
    <ButtonLink
      leftSection={<Plus size={20} aria-hidden />}
      to={area === 'provider' ? paths.createProviderDeal() : paths.createDeal()}
    >
      {t('create')}
    </ButtonLink>
  )
  const current = pathOf(area, view === 'archived' ? 'mine' : view)
  const isOwn = view === 'mine' || view === 'archived'
  return (
    <PageFrame title={t('title')} actions={create}>
      <TabLinks label={t('title')} tabs={tabs} current={current} />
      {isGuest && <GuestNotice text={t('signIn')} />}
      {!isGuest && isOwn && <Counts area={area} view={view} />}
      {!isGuest && children}
    </PageFrame>
  )
}
