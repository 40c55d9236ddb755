import { freeMonthLimits } from '@celebrio/contract/market/free-months'
import { textLength } from '@celebrio/contract/platform/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useGiveMonths } from './data.ts'
import classes from './store-lookup.module.css'

const blank = { months: '1', reason: '' }

type FieldsProps = { id: number; form: string; onClose: () => void }

function useGift({ id, onClose }: FieldsProps) {
  const { t } = useTranslation('store-lookup')
  const { onSubmit, drop, ...fields } = useFields({
    initial: blank,
    draft: { purpose: `free-months:${id}` },
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: t('reasonMissing') }
      if (textLength(reason.trim()) > freeMonthLimits.reason)
        return { reason: t('reasonTooLong', { count: freeMonthLimits.reason }) }
      return {}
    },
  })
  const { mutate } = useGiveMonths(id, () => {
    drop()
    onClose()
  })
  const submit = onSubmit(({ months, reason }) => mutate({ months: Number(months), reason: reason.trim() }))
  return { ...fields, submit }
}

const Fields = (props: FieldsProps) => {
  const { t } = useTranslation('store-lookup')
  const { form, text, values, change, submit } = useGift(props)
  const months = Array.from({ length: freeMonthLimits.months }, (_, index) => index + 1)
  return (
    <form ref={form} id={props.form} className={classes.fields} onSubmit={submit} noValidate>
      <SelectField
        label={t('howMany')}
        value={values.months}
        onChange={({ currentTarget }) => change({ months: currentTarget.value })}
        options={months.map(count => ({ value: String(count), label: t('months', { count }) }))}
      />
      <TextArea {...text('reason')} label={t('reason')} rows={3} />
    </form>
  )
}

/** Gives a store months for nothing, after asking how many and why. */
export const GiveMonths = ({ id }: { id: number }) => {
  const { t } = useTranslation('store-lookup')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t('give')}
      </Button>
      <FormDialog opened={asking} onClose={close} title={t('giveTitle')} action={t('giveSubmit')}>
        {form => <Fields id={id} form={form} onClose={close} />}
      </FormDialog>
    </>
  )
}
