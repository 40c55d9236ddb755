import type { Group } from '@celebrio/contract/social/group-shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { Avatars } from '#ui/people/avatars.tsx'
import { Cover } from './cover.tsx'
import { formatDate } from './format-date.ts'
import classes from './groups.module.css'

/** A group in a list: picture, name, date and some of its members. */
export const GroupCard = ({ group }: { group: Group }) => {
  const { t } = useTranslation('groups')
  const { id, name, date, cover, recent_members: members, total_members: count, invited_by } = group
  return (
    <li className={classes.card}>
      <Cover name={name} cover={cover} sizes="(min-width: 820px) 340px, 100vw" />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link to={paths.group(id)} dir="auto">
            {name}
          </Link>
        </h3>
        {invited_by && <p className={classes.by}>{t('invitedBy', { name: invited_by.name })}</p>}
        {date && <p className={classes.quiet}>{formatDate(date)}</p>}
        <p className={classes.people}>
          <Avatars people={members.map(member => ({ ...member, picture: member.profile_picture }))} size={28} />
          <span className={classes.quiet}>{t('members', { count, shown: formatCount(count) })}</span>
        </p>
      </div>
    </li>
  )
}
