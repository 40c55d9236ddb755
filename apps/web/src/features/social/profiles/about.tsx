import type { Profile } from '@celebrio/contract/people/profiles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatBirthday, formatDate, formatDay } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './about.module.css'

type Fact = readonly [label: 'birthday' | 'gender' | 'education' | 'interests' | 'hobbies' | 'since', value: string]
type Secret = readonly [label: 'email' | 'mobile' | 'address' | 'dob', value: string]

const filledRows = <Row extends readonly [string, string | null | undefined]>(rows: readonly Row[]) =>
  rows.filter(([, value]) => Boolean(value))

const Facts = ({ rows }: { rows: readonly (Fact | Secret)[] }) => {
  const { t } = useTranslation('profiles')
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Preferred = ({ profile: { preferred_sp } }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  if (preferred_sp.length === 0) return null
  return (
    <section aria-label={t('preferred')}>
      <h3 className={classes.subtitle}>{t('preferred')}</h3>
      <ul className={classes.providers}>
        {preferred_sp.map(({ id, company_name, logo, city }) => (
          <li key={id}>
            <Avatar name={company_name} src={logo} size={44} square />
            <span>
              <Link className={classes.provider} to={paths.serviceProvider(id)} dir="auto">
                {company_name}
              </Link>
              {city && <span className={classes.quiet}>{city}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Secrets = ({ profile: { email, mobile, address, dob } }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const rows = filledRows([
    ['email', email],
    ['mobile', mobile],
    ['address', address],
    ['dob', dob && formatDay(dob)],
  ] as const)
  return (
    <section aria-label={t('onlyYou')}>
      <h3 className={classes.subtitle}>{t('onlyYou')}</h3>
      <Facts rows={rows as Secret[]} />
    </section>
  )
}

/** A person's details; the viewer's own email and phone numbers are marked as private. */
export const About = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const { bio, birthday, gender, education, interests, hobbies, created_at, can } = profile
  const rows = filledRows([
    ['birthday', birthday && !can.edit ? formatBirthday(birthday) : null],
    ['gender', gender === null ? null : t(`gender${gender}`)],
    ['education', education],
    ['interests', interests],
    ['hobbies', hobbies],
    ['since', created_at && formatDate(created_at)],
  ] as const)
  return (
    <section className={classes.about} aria-labelledby="about-heading">
      <h2 id="about-heading" className={classes.title}>
        {t('about')}
      </h2>
      {bio ? (
        <p className={classes.bio} dir="auto">
          {bio}
        </p>
      ) : (
        can.edit && (
          <Link className={classes.link} to={paths.profileEdit()}>
            {t('tellMore')}
          </Link>
        )
      )}
      <Facts rows={rows as Fact[]} />
      <Preferred profile={profile} />
      {can.edit && <Secrets profile={profile} />}
    </section>
  )
}
