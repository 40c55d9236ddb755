import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { LoadMore, Pages } from '#ui/lists/pages.tsx'
import { groupsQuery, waitingQuery } from './data.ts'
import { GroupCard } from './group-card.tsx'
import classes from './groups.module.css'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.grid}>
      {[1, 2, 3].map(one => (
        <SkeletonBlock key={one} height={230} />
      ))}
    </div>
  </SkeletonGroup>
)

/** Groups that wait for an answer; nothing where there are none. */
const Invitations = () => {
  const { t } = useTranslation('groups')
  const list = useInfiniteQuery(waitingQuery)
  const groups = list.data?.pages.flatMap(page => page.groups) ?? []
  if (groups.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="group-invitations">
      <div className={classes.head}>
        <h2 id="group-invitations">{t('invitations')}</h2>
      </div>
      <ul className={classes.grid}>
        {groups.map(group => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  )
}

type ListProps = { userId: number; label: string; empty: ReactNode; action?: ReactNode }

const List = ({ userId, label, empty, action }: ListProps) => (
  <section className={classes.section} aria-label={label}>
    <Pages
      list={useInfiniteQuery(groupsQuery(userId))}
      itemsOf={page => page.groups}
      waiting={<Waiting />}
      empty={empty}
    >
      {groups => (
        <>
          <div className={classes.head}>
            <h2>{label}</h2>
            {action}
          </div>
          <ul className={classes.grid}>
            {groups.map(group => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        </>
      )}
    </Pages>
  </section>
)

const OwnGroups = ({ id }: { id: number }) => {
  const { t } = useTranslation('groups')
  const create = (
    <ButtonLink to={paths.createGroup()} leftSection={<UsersThree size={20} aria-hidden />}>
      {t('create')}
    </ButtonLink>
  )
  const nothing = <EmptyState drawing="/art/empty-friends.svg" title={t('none')} text={t('noneText')} action={create} />
  return (
    <>
      <Invitations />
      <List userId={id} label={t('yours')} empty={nothing} action={create} />
    </>
  )
}

/** The groups of a profile: the viewer's own, and with others those in common. */
export const GroupsTab = ({ user: { id, name } }: { user: { id: number; name: string } }) => {
  const { t } = useTranslation('groups')
  const isOwn = useSession()?.user.id === id
  return (
    <div className={classes.section}>
      {isOwn ? (
        <OwnGroups id={id} />
      ) : (
        <List
          userId={id}
          label={t('inCommon', { name })}
          empty={
            <EmptyState
              drawing="/art/empty-friends.svg"
              title={t('noneInCommon')}
              text={t('noneInCommonText', { name })}
            />
          }
        />
      )}
    </div>
  )
}
