import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReportUploads, useUploads } from '#features/base/uploads'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { useLayer } from '#ui/overlays/use-layer.ts'
import { lackingSteps } from './checks.ts'
import { Dock } from './dock.tsx'
import classes from './event-form.module.css'
import { Preview } from './preview.tsx'
import { type Leave, StepBar } from './step-bar.tsx'
import { StepSection } from './step-section.tsx'
import { type StepWords, useStepWords } from './step-words.ts'
import { useEnterLeadsOn } from './use-enter-leads-on.ts'
import type { EventForm as Form } from './use-event-form.ts'
import type { EventValues } from './values.ts'
import { What } from './what.tsx'
import { Where, Who } from './where-and-who.tsx'

export type EventFormProps = {
  form: Form
  title: string
  /** Label of the submit button. */
  action: string
  leave: Leave
  /** Content beside the submit button. */
  aside?: ReactNode
  /** Side effect of saving to warn about. */
  warning?: ReactNode
  /** The host's name. */
  host: string
  /** What stands in the step of the services. */
  children?: (state: { values: EventValues; error: string | undefined }) => ReactNode
}

type FieldsProps = Pick<EventFormProps, 'form' | 'warning' | 'host' | 'children'> & {
  words: StepWords
  onUploads: ReportUploads
}

const Fields = ({ form, warning, host, words, onUploads, children }: FieldsProps) => {
  const { t } = useTranslation('events')
  const section = { steps: form.steps, words }
  return (
    <div className={classes.fields}>
      {form.hasDraft && (
        <div className={classes.draft}>
          <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={form.reset} />
        </div>
      )}
      <StepSection step="what" {...section}>
        <What form={form} host={host} warning={warning} onUploads={onUploads} />
      </StepSection>
      <StepSection step="where" {...section}>
        <Where form={form} />
      </StepSection>
      <StepSection step="who" {...section}>
        <Who form={form} />
      </StepSection>
      {form.services && (
        <StepSection step="services" {...section}>
          {children?.({ values: form.values, error: form.errors.items })}
        </StepSection>
      )}
    </div>
  )
}

/** What is seen of the form: on desktops the preview stands beside it, on phones it is a layer of its own. */
function usePreview(reveals: number) {
  const isWide = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false })
  const [isBeside, setBeside] = useState(true)
  const layer = useLayer<number>()
  const isOver = layer.shown === reveals
  if (layer.shown !== null && !isOver) layer.close()
  return isWide
    ? { isWide, shown: isBeside, toggle: () => setBeside(!isBeside) }
    : { isWide, shown: isOver, toggle: () => (isOver ? layer.close() : layer.open(reveals)) }
}

/** Event form: whole with a preview beside it on desktops, in three steps on phones. */
export const EventForm = ({ form, title, action, leave, aside, ...fields }: EventFormProps) => {
  const { t } = useTranslation('events')
  const { isWide, shown, toggle } = usePreview(form.steps.reveals)
  const uploads = useUploads()
  const { step, next } = form.steps
  const words = useStepWords(form.services)
  const lacking = lackingSteps(form.values, form.services !== null)
  const send = (look: 'primary' | 'outline') => (
    <Button key="send" type="submit" size="large" variant={look} loading={form.busy} disabled={uploads.isSending}>
      {action}
    </Button>
  )
  const { form: element, submit, leadOn } = form
  useEnterLeadsOn(element, isWide ? undefined : next, leadOn)
  return (
    <div className={classes.columns} data-preview={shown || undefined} data-steps={isWide ? undefined : step}>
      {!isWide && <StepBar words={words} steps={form.steps} lacking={lacking} leave={leave} onPreview={toggle} />}
      <header className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {isWide && <SwitchField label={t('preview')} checked={shown} onChange={toggle} />}
      </header>
      <form ref={element} className={classes.form} onSubmit={uploads.whole(submit)} noValidate>
        <Fields {...fields} form={form} words={words} onUploads={uploads.report} />
        {isWide ? (
          <div className={classes.buttons}>
            {send('primary')}
            {aside}
          </div>
        ) : (
          <Dock words={words} after={next} send={send} isPreviewed={shown} onGo={leadOn} onPreview={toggle} />
        )}
      </form>
      {shown && <Preview values={form.values} host={fields.host} />}
    </div>
  )
}
