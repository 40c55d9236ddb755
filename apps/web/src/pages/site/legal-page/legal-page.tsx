import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { LegalContents } from './legal-contents.tsx'
import classes from './legal-page.module.css'
import { LegalSection } from './legal-section.tsx'
import type { LegalText } from './legal-text.ts'

/** A time without a zone is local time, so that the version's date is the same day everywhere. */
const noonOf = (isoDate: string) => `${isoDate}T12:00`

/** About Us, User Agreement and Privacy Policy: shows the document from the route's loader. */
export function LegalPage() {
  const { t } = useTranslation('legal-page')
  const text = useLoaderData<LegalText>()

  return (
    <article className={classes.page}>
      <PageTitle>{text.title}</PageTitle>
      <header className={classes.head}>
        <h1>{text.title}</h1>
        <p className={classes.version}>
          <time dateTime={text.updated}>{t('updated', { date: formatDate(noonOf(text.updated)) })}</time>
        </p>
        <p className={classes.intro}>{text.intro}</p>
      </header>
      <LegalContents sections={text.sections} />
      <div className={classes.body}>
        {text.sections.map(section => (
          <LegalSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  )
}
