import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { membershipQuery } from './data.ts'
import { JoinDialog } from './join-dialog.tsx'
import { MeetTabs, type MeetView } from './meet-frame.tsx'
import { People } from './people.tsx'
import { Treats } from './treats.tsx'

/** Tells users who are too young why, and where to go instead. */
const TooYoung = () => {
  const { t } = useTranslation('meet')
  return (
    <EmptyState
      drawing="/art/empty-friends.svg"
      title={t('minorTitle')}
      text={t('minorText')}
      action={<ButtonLink to={paths.findFriends()}>{t('findFriends')}</ButtonLink>}
    />
  )
}

const UnknownAge = () => {
  const { t } = useTranslation('meet')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <EmptyState
        drawing="/art/empty-friends.svg"
        title={t('unknownTitle')}
        text={t('unknownText')}
        action={<Button onClick={() => setOpened(true)}>{t('tell')}</Button>}
      />
      <JoinDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

/** Meet new friends: people and treats, for users who are old enough. */
export const Meet = ({ view }: { view: MeetView }) => {
  const membership = useQuery(membershipQuery)
  const { data } = membership
  if (membership.isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={320} />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <ErrorState
        text={errorText(membership.error)}
        onRetry={() => void membership.refetch()}
        retrying={membership.isFetching}
      />
    )
  if (data.age === 'minor') return <TooYoung />
  if (data.age === 'unknown') return <UnknownAge />
  return (
    <>
      <MeetTabs view={view} />
      {view === 'treats' ? <Treats /> : <People />}
    </>
  )
}
