import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './case.module.css'

/** Whose thing it is, or who was reported. */
export const Author = ({ author, kind }: Pick<CaseDetails, 'author' | 'kind'>) => {
  const { t } = useTranslation('moderation')
  const { id, name, profile_picture, joined_at, email_verified, is_kid, status, language } = author
  const facts = [
    t('joined', { day: formatDate(joined_at) }),
    t(`reads.${language}`),
    !email_verified && t('unconfirmed'),
    is_kid && t('child'),
    status !== 'active' && t(`status.${status}`),
  ]
  return (
    <section>
      <h3 className={classes.heading}>{t(kind === 'user' ? 'kinds.user' : 'author')}</h3>
      <div className={classes.person}>
        <Avatar name={name} src={profile_picture} size={40} />
        <div>
          <b dir="auto">
            <Link to={paths.staffAccount(id)}>{name}</Link>
          </b>
          <p className={classes.note}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </section>
  )
}
