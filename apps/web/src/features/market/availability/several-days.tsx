import { type DaysForm, daysForm } from '@celebrio/contract/market/availability'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft } from '#lib/drafts.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import classes from './availability.module.css'
import { useMark } from './data.ts'

type Values = { from: string; to: string }

const Form = ({ id, today, onSend }: { id: string; today: string; onSend: (days: DaysForm) => void }) => {
  const { t } = useTranslation('availability')
  const { form, text, onSubmit } = useFields<Values>({
    initial: { from: '', to: '' },
    draft: { purpose: 'days-off' },
    check: ({ from, to }) => checkForm(daysForm, { from: from || undefined, to, is_off: true }),
  })
  return (
    <form
      id={id}
      ref={form}
      className={classes.span}
      noValidate
      onSubmit={onSubmit(({ from, to }) => onSend({ from, to: to || from, is_off: true }))}
    >
      <TextField {...text('from')} label={t('firstDay')} type="date" min={today} />
      <TextField {...text('to')} label={t('lastDay')} type="date" min={today} />
    </form>
  )
}

/** Takes a holiday: all days from one to another. */
export const SeveralDays = ({ today, onTaken }: { today: string; onTaken: (day: string) => void }) => {
  const { t } = useTranslation('availability')
  const [opened, setOpened] = useState(false)
  const { mutate } = useMark()
  const send = (days: DaysForm) =>
    mutate(days, {
      onSuccess: () => {
        setOpened(false)
        dropDraft('days-off')
        onTaken(days.from)
      },
    })
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpened(true)}>
        {t('several')}
      </Button>
      <FormDialog opened={opened} onClose={() => setOpened(false)} title={t('several')} action={t('takeOffAll')}>
        {form => <Form id={form} today={today} onSend={send} />}
      </FormDialog>
    </>
  )
}
