import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { useLayer } from '#ui/overlays/use-layer.ts'
import { isWhatFilled } from './checks.ts'
import { Dock } from './dock.tsx'
import classes from './event-form.module.css'
import { Preview } from './preview.tsx'
import { type Leave, StepBar } from './step-bar.tsx'
import { StepSection } from './step-section.tsx'
import { stepAfter } from './steps.ts'
import { useEnterLeadsOn } from './use-enter-leads-on.ts'
import type { EventForm as Form } from './use-event-form.ts'
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
  warning?: string | null
  /** The host's name. */
  host: string
}

const Fields = ({
  form,
  warning,
  host,
  onBusy,
}: Pick<EventFormProps, 'form' | 'warning' | 'host'> & {
  onBusy: (busy: boolean) => void
}) => {
  const { t } = useTranslation('events')
  const { steps } = form
  return (
    <div className={classes.fields}>
      {form.hasDraft && (
        <div className={classes.draft}>
          <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={form.reset} />
        </div>
      )}
      <StepSection step="what" steps={steps}>
        <What form={form} host={host} onBusy={onBusy} />
      </StepSection>
      <StepSection step="where" steps={steps}>
        <Where form={form} />
      </StepSection>
      <StepSection step="who" steps={steps}>
        <Who form={form} />
      </StepSection>
      <output className={classes.warning}>{warning}</output>
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
export const EventForm = ({ form, title, action, leave, aside, warning, host }: EventFormProps) => {
  const { t } = useTranslation('events')
  const { isWide, shown, toggle } = usePreview(form.steps.reveals)
  const [isSending, setSending] = useState(false)
  const { step, go } = form.steps
  const lacking = isWhatFilled(form.values) ? [] : (['what'] as const)
  const send = (look: 'primary' | 'outline') => (
    <Button key="send" type="submit" size="large" variant={look} loading={form.busy} disabled={isSending}>
      {action}
    </Button>
  )
  const { form: element, submit } = form
  useEnterLeadsOn(element, isWide ? undefined : stepAfter(step), go)
  return (
    <div className={classes.columns} data-preview={shown || undefined} data-steps={isWide ? undefined : step}>
      {!isWide && <StepBar steps={form.steps} lacking={lacking} leave={leave} onPreview={toggle} />}
      <header className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {isWide && <SwitchField label={t('preview')} checked={shown} onChange={toggle} />}
      </header>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <Fields form={form} warning={warning} host={host} onBusy={setSending} />
        {isWide ? (
          <div className={classes.buttons}>
            {send('primary')}
            {aside}
          </div>
        ) : (
          <Dock step={step} send={send} isPreviewed={shown} onGo={go} onPreview={toggle} />
        )}
      </form>
      {shown && <Preview values={form.values} host={host} />}
    </div>
  )
}
