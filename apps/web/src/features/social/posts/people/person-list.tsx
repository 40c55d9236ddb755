import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Person } from '@celebrio/contract/platform/person'
import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import classes from './person-list.module.css'

export type ListedPerson = Person & { type?: FlowerType }

/** Avatars and names, with the flower that each person gave. */
export const PersonList = ({ people }: { people: readonly ListedPerson[] }) => {
  const { t } = useTranslation('flowers')
  return (
    <ul className={classes.list}>
      {people.map(({ id, name, profile_picture, type }) => (
        <li key={id} className={classes.person}>
          <Avatar name={name} src={profile_picture} size={44} />
          <span className={classes.name}>
            <PersonLink id={id}>{name}</PersonLink>
          </span>
          {type && <Flower type={type} size={32} label={t(`flower${type}`)} />}
        </li>
      ))}
    </ul>
  )
}

export const PersonListSkeleton = ({ count }: { count: number }) => (
  <SkeletonGroup>
    <div className={classes.list}>
      {Array.from({ length: Math.min(6, Math.max(1, count)) }, (_, at) => (
        <div key={at} className={classes.person}>
          <SkeletonAvatar />
          <SkeletonLine width={`${44 + ((at * 17) % 30)}%`} />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
