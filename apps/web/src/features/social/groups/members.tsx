import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { type MemberState, membersQuery } from './data.ts'
import classes from './group-page.module.css'
import { MemberMenu } from './member-menu.tsx'

const Row = ({ group, member }: { group: Group; member: GroupMember }) => {
  const { t } = useTranslation('groups')
  const { user, role, can } = member
  return (
    <PersonRow
      name={user.name}
      picture={user.profile_picture}
      facts={[role !== 'member' && t(role)]}
      beside
      actions={Object.values(can).includes(true) && <MemberMenu group={group} member={member} />}
    >
      <PersonLink id={user.id}>{user.name}</PersonLink>
    </PersonRow>
  )
}

const List = ({ group, state, label }: { group: Group; state: MemberState; label: string }) => (
  <Pages
    list={useInfiniteQuery(membersQuery(group.id, state))}
    compact
    itemsOf={page => page.members}
    waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
    empty={null}
  >
    {members => (
      <ul aria-label={label}>
        {members.map(member => (
          <Row key={member.user.id} group={group} member={member} />
        ))}
      </ul>
    )}
  </Pages>
)

/** Who belongs to a group; for those who run it also who has not answered yet. */
export const Members = ({ group }: { group: Group }) => {
  const { t } = useTranslation('groups')
  return (
    <>
      {(group.total_invited ?? 0) > 0 && (
        <section className={classes.members} aria-labelledby="group-invited">
          <h2 id="group-invited">{t('invitedTitle')}</h2>
          <List group={group} state="invited" label={t('invitedTitle')} />
        </section>
      )}
      <section className={classes.members} aria-labelledby="group-members">
        <h2 id="group-members">{t('membersTitle')}</h2>
        <List group={group} state="joined" label={t('membersTitle')} />
      </section>
    </>
  )
}
