import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { CoverField } from './cover-field.tsx'
import { EventFields } from './event-fields.tsx'
import classes from './event-form.module.css'
import { PaperField } from './paper-field.tsx'
import { Preview } from './preview.tsx'
import type { EventForm as Form } from './use-event-form.ts'

export type EventFormProps = {
  form: Form
  title: string
  /** What the button does. */
  action: string
  /** Beside the button. */
  aside?: ReactNode
  /** What saving would bring about. */
  warning?: string | null
  /** Who invites. */
  host: string
}

/** The form of an event with its invitation beside it, or on a phone in its place. */
export const EventForm = ({ form, title, action, aside, warning, host }: EventFormProps) => {
  const { t } = useTranslation('events')
  const isWide = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [isSending, setSending] = useState(false)
  const shown = wanted ?? isWide
  const { form: element, submit, values, errors, change } = form
  return (
    <div className={classes.columns} data-preview={shown || undefined}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        <SwitchField label={t('preview')} checked={shown} onChange={() => setWanted(!shown)} />
      </header>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        {form.hasDraft && <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={form.reset} />}
        <CoverField
          value={values.coverphoto}
          error={errors.coverphoto}
          onChange={coverphoto => change({ coverphoto })}
          onBusy={setSending}
        />
        <PaperField value={values.paper} onChange={paper => change({ paper })} />
        <EventFields form={form} />
        <output className={classes.warning}>{warning}</output>
        <div className={classes.buttons}>
          <Button type="submit" size="large" loading={form.busy} disabled={isSending}>
            {action}
          </Button>
          {aside}
        </div>
      </form>
      {shown && <Preview values={values} host={host} />}
    </div>
  )
}
