import type { Profile } from '@celebrio/contract/people/profiles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { profileQuery } from './data.ts'
import classes from './profile-frame.module.css'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileTabs } from './tabs.ts'
import { useProfileId } from './use-profile-id.ts'

/** Shown when the person does not exist for this viewer. */
const Nobody = () => {
  const { t } = useTranslation('profiles')
  return (
    <>
      <PageTitle>{t('notThere')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/not-found.svg"
        title={t('notThere')}
        text={t('notThereText')}
        action={<ButtonLink to={paths.landing()}>{t('toStart')}</ButtonLink>}
      />
    </>
  )
}

const Closed = ({ name }: { name: string }) => {
  const { t } = useTranslation('profiles')
  return <EmptyState drawing="/art/locked.svg" title={t('closed')} text={t('closedText', { name })} />
}

/** Layout of a profile's pages: header, tabs, and the page of the current tab. */
export const ProfileFrame = ({ children }: { children: (profile: Profile) => ReactNode }) => {
  const { t } = useTranslation('profiles')
  const { id, inAddress } = useProfileId()
  const query = useQuery({ ...profileQuery(id ?? 0), enabled: id !== undefined })
  const { data: profile, error, isPending } = query
  if (id === undefined || (error instanceof ApiError && error.status === 404)) return <Nobody />
  if (isPending) return <ProfileSkeleton />
  if (!profile)
    return (
      <div className={classes.page}>
        <PageTitle>{t('profile')}</PageTitle>
        <ErrorState text={errorText(error)} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </div>
    )
  const tabs = profileTabs.map(({ label, to }) => ({ label: t(label), to: to(inAddress) }))
  return (
    <div className={classes.page}>
      <PageTitle>{profile.name}</PageTitle>
      <ProfileHeader profile={profile} />
      {profile.is_open ? (
        <>
          <TabLinks label={t('profile')} tabs={tabs} stays />
          {children(profile)}
        </>
      ) : (
        <Closed name={profile.name} />
      )}
    </div>
  )
}
