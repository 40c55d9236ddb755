import { type Profile, profileLimits } from '@celebrio/contract/social/profiles'
import { Lock } from '@phosphor-icons/react/Lock'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useTranslation } from 'react-i18next'
import { RelationActions } from '#features/people/friends'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import classes from './profile-header.module.css'
import { ProfileMenu } from './profile-menu.tsx'

/** Sheets that a profile is printed on, without a figure that could be taken for the person. */
const papers = ['table', 'rangoli', 'lanterns', 'bouquet', 'sweets', 'gifts', 'tea', 'florist', 'arch', 'cake'] as const

const Cover = ({ id }: { id: number }) => (
  <img className={classes.cover} src={`/art/scene-${papers[id % papers.length]}.svg`} alt="" />
)

/** As many as were counted; from the most on there may be more. */
const shown = (count: number) => formatCount(count) + (count >= profileLimits.counted ? '+' : '')

const Facts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const { location, is_private, counts } = profile
  return (
    <ul className={classes.facts}>
      {location && (
        <li>
          <MapPin size={18} aria-hidden />
          {location}
        </li>
      )}
      {is_private && (
        <li>
          <Lock size={18} aria-hidden />
          {t('private')}
        </li>
      )}
      {counts && (
        <>
          <li>{t('connections', { count: counts.connections, shown: shown(counts.connections) })}</li>
          <li>{t('posts', { count: counts.posts, shown: shown(counts.posts) })}</li>
        </>
      )}
    </ul>
  )
}

const Mutual = ({ profile: { connections, mutual_count: count } }: { profile: Profile }) => {
  const { t } = useTranslation('friends')
  if (count === 0) return null
  return (
    <p className={classes.mutual}>
      <Avatars
        people={connections.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))}
        size={28}
      />
      {t('mutual', { count })}
    </p>
  )
}

/** Who it is, where from, how many know them; and what the viewer may do about them. */
export const ProfileHeader = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  return (
    <header className={classes.header}>
      <Cover id={profile.id} />
      <span className={classes.frame}>
        <Avatar name={profile.name} src={profile.profile_picture} size={128} />
      </span>
      <div className={classes.who}>
        <h1 className={classes.name} dir="auto">
          {profile.name}
        </h1>
        {profile.company_name && <p className={classes.company}>{profile.company_name}</p>}
        <Facts profile={profile} />
        <Mutual profile={profile} />
      </div>
      <div className={classes.actions}>
        {profile.can.edit && (
          <ButtonLink to={paths.profileEdit()} variant="outline" leftSection={<PencilSimple size={20} aria-hidden />}>
            {t('edit')}
          </ButtonLink>
        )}
        <RelationActions person={profile} />
        {profile.can.block && <ProfileMenu profile={profile} />}
      </div>
    </header>
  )
}
