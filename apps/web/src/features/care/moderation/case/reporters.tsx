import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRuleName } from '#features/base/reports'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './case.module.css'

type ReportersProps = { reports: number; reportedBy: CaseDetails['reported_by'] }

/** Who has reported it, and why. */
export const Reporters = ({ reports, reportedBy }: ReportersProps) => {
  const { t } = useTranslation('moderation')
  const ruleName = useRuleName()
  return (
    <section>
      <h3 className={classes.heading}>{t('reports', { count: reports })}</h3>
      {reportedBy.length > 0 && (
        <ul className={classes.people}>
          {reportedBy.map(({ person, rule, reason }) => (
            <li key={person.id} className={classes.person}>
              <Avatar name={person.name} src={person.profile_picture} size={32} />
              <div>
                <b dir="auto">
                  <Link to={paths.staffAccount(person.id)}>{person.name}</Link>
                </b>
                {rule && <p>{ruleName(rule)}</p>}
                {(reason !== null || rule === null) && (
                  <p className={classes.note} dir="auto">
                    {reason ?? t('noReason')}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
