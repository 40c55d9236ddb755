import { type Profile, profileLimits } from '@celebrio/contract/people/profiles'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { Lock } from '@phosphor-icons/react/Lock'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RelationActions } from '#features/people/friends'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import classes from './profile-header.module.css'
import { ProfileMenu } from './profile-menu.tsx'

/** Background pictures of profiles, without figures that could be mistaken for the person. */
const papers = ['table', 'rangoli', 'lanterns', 'bouquet', 'sweets', 'gifts', 'tea', 'florist', 'arch', 'cake'] as const

const Cover = ({ id }: { id: number }) => (
  <img className={classes.cover} src={`/art/scene-${papers[id % papers.length]}.svg`} alt="" />
)

/** The count as text; with a plus sign at the maximum, from which the server stops counting. */
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

/** The company of a provider, as the way to its page. */
const Company = ({ profile: { company_name, company_id } }: { profile: Profile }) =>
  company_name !== null &&
  company_id !== null && (
    <p className={classes.company}>
      <Link to={paths.serviceProvider(company_id)} dir="auto">
        {company_name}
      </Link>
    </p>
  )

/** Name, location and number of connections of a person, and the actions for the viewer. */
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
        <Company profile={profile} />
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
        {profile.can.message && (
          <ButtonLink
            to={paths.chatAbout('person', profile.id)}
            variant="outline"
            leftSection={<ChatCircle size={20} aria-hidden />}
          >
            {t('message')}
          </ButtonLink>
        )}
        {profile.can.block && <ProfileMenu profile={profile} />}
      </div>
    </header>
  )
}
