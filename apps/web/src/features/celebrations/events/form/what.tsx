import { eventLimits } from '@celebrio/contract/celebrations/events'
import { codePoints } from '@celebrio/contract/platform/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportUploads } from '#features/base/uploads'
import { issueText } from '#lib/api/error-text.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { LineField } from '#ui/fields/line-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { CoverField } from './cover-field.tsx'
import { PaperField } from './paper-field.tsx'
import type { EventForm } from './use-event-form.ts'
import { momentOf } from './values.ts'
import classes from './what.module.css'
import { When } from './when.tsx'

type WhatProps = {
  form: EventForm
  host: string /** What another date brings with it. */
  warning: ReactNode
  onUploads: ReportUploads
}

const Title = ({ form }: Pick<WhatProps, 'form'>) => {
  const { t } = useTranslation('events')
  const count = codePoints(form.values.title)
  const isOver = count > eventLimits.title
  const field = form.text('title')
  // Told at once: on phones the last step is far from here.
  const tooLong = isOver ? issueText({ code: 'too_long', values: { max: eventLimits.title } }) : undefined
  const label = (
    <>
      {t('title')}
      <i data-over={isOver || undefined}>
        {count} / {eventLimits.title}
      </i>
    </>
  )
  return (
    <div className={classes.title}>
      <LineField
        {...field}
        error={tooLong ?? field.error}
        label={label}
        aria-label={t('title')}
        placeholder={t('untitled')}
        autoComplete="off"
        enterKeyHint="next"
      />
    </div>
  )
}

/** On phones the invitation itself is written on. */
const Written = ({ form, host, onUploads }: Omit<WhatProps, 'warning'>) => {
  const { t } = useTranslation('events')
  const { values, errors, change } = form
  const date = values.guests_choose ? null : momentOf(values.event_date)
  return (
    <PaperSurface paper={values.paper} printed className={classes.band}>
      <div className={classes.sheet}>
        {date && (
          <span className={classes.leaf} aria-hidden>
            <DateBadge date={date} size={72} timeZone="UTC" />
          </span>
        )}
        <CoverField
          value={values.coverphoto}
          error={errors.coverphoto}
          onChange={coverphoto => change({ coverphoto })}
          onUploads={onUploads}
        />
        <p className={classes.host}>{t('invites', { host })}</p>
        <Title form={form} />
      </div>
    </PaperSurface>
  )
}

/** What is celebrated, and when. */
export const What = ({ form, host, warning, onUploads }: WhatProps) => {
  const { t } = useTranslation('events')
  const { values, errors, change } = form
  return (
    <>
      <Written form={form} host={host} onUploads={onUploads} />
      <PaperField value={values.paper} onChange={paper => change({ paper })} />
      <When form={form} warning={warning} />
      <TextArea
        name="about"
        label={t('about')}
        optional
        rows={4}
        value={values.about}
        error={errors.about}
        onChange={({ currentTarget }) => change({ about: currentTarget.value })}
      />
    </>
  )
}
