import type { Decided } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRuleName } from '#features/base/reports'
import { formatDate, formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { useActionTaken } from '../use-action-taken.ts'
import classes from './case.module.css'

/** What was decided, what the author was told of it, and by whom. */
export const Decision = ({ decision }: { decision: Decided }) => {
  const { t } = useTranslation('moderation')
  const ruleName = useRuleName()
  const actionTaken = useActionTaken()
  const { rule, words, note, decided_at, decided_by, undone_at, undone_words } = decision
  return (
    <>
      <p>
        <b>{actionTaken(decision)}</b>
        {rule && ` · ${ruleName(rule)}`}
      </p>
      {words && (
        <p className={classes.text} dir="auto">
          {words}
        </p>
      )}
      {note && (
        <p className={classes.note} dir="auto">
          {t('noted', { note })}
        </p>
      )}
      <p className={classes.note}>
        {t('decidedBy', { name: decided_by?.name ?? t('someone'), day: formatExactly(decided_at) })}
        {undone_at && ` · ${t('undone', { day: formatDate(undone_at) })}`}
      </p>
      {undone_words && (
        <p className={classes.text} dir="auto">
          {undone_words}
        </p>
      )}
    </>
  )
}

/** Which case it was about. */
const About = ({ decision: { case_id, kind } }: { decision: Decided }) => {
  const { t } = useTranslation('moderation')
  return (
    <p className={classes.note}>
      <Link to={paths.report(case_id)}>{t(`kinds.${kind}`)}</Link>
    </p>
  )
}

type DecisionsProps = {
  title: string
  decisions: readonly Decided[]
  /** Of other cases, which are led to. */
  elsewhere?: boolean
}

/** What the staff has decided; nothing where it has not. */
export const Decisions = ({ title, decisions, elsewhere = false }: DecisionsProps) =>
  decisions.length > 0 && (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.people}>
        {decisions.map(one => (
          <li key={one.id} className={classes.decision}>
            {elsewhere && <About decision={one} />}
            <Decision decision={one} />
          </li>
        ))}
      </ul>
    </section>
  )
