import type { GroupInvitation } from '@celebrio/contract/social/group-shapes'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { Crown } from '@phosphor-icons/react/Crown'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { Cover } from './cover.tsx'
import { formatDate } from './format-date.ts'
import classes from './group-page.module.css'

type GroupSummary = Pick<GroupInvitation, 'name' | 'date' | 'description' | 'cover' | 'owner' | 'total_members'>

type GroupHeaderProps = { group: GroupSummary; actions: ReactNode }

/** What a group tells of itself, with what the viewer can do. */
export const GroupHeader = ({ group, actions }: GroupHeaderProps) => {
  const { t } = useTranslation('groups')
  const { name, date, description, cover, owner, total_members: count } = group
  return (
    <div className={classes.header}>
      <Cover name={name} cover={cover} sizes="(min-width: 820px) 720px, 100vw" eager />
      <div className={classes.inside}>
        <h1 className={classes.name} dir="auto">
          {name}
        </h1>
        <ul className={classes.facts}>
          {date && (
            <li>
              <CalendarBlank size={18} aria-hidden />
              <time dateTime={date}>{formatDate(date)}</time>
            </li>
          )}
          <li>
            <UsersThree size={18} aria-hidden />
            {t('members', { count, shown: formatCount(count) })}
          </li>
          {owner && (
            <li>
              <Crown size={18} aria-hidden />
              {t('ownedBy', { name: owner.name })}
            </li>
          )}
        </ul>
        {description && (
          <p className={classes.description} dir="auto">
            <RichText text={description} mentions={[]} />
          </p>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
