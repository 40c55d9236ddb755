import type { CaseSummary } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import classes from './case.module.css'

/** What else waits about the same person: whoever decides one case knows of the others. */
export const OtherCases = ({ cases }: { cases: CaseSummary[] }) => {
  const { t } = useTranslation('moderation')
  if (cases.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{t('otherCases')}</h3>
      <ul className={classes.people}>
        {cases.map(({ id, kind, reports, is_urgent, opened_at }) => (
          <li key={id} className={classes.note}>
            {is_urgent && <b className={classes.urgent}>{t('urgent')} · </b>}
            <Link to={paths.report(id)}>{t(`kinds.${kind}`)}</Link> · {t('reports', { count: reports })} ·{' '}
            <RelativeTime date={opened_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
