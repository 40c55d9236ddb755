import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueText } from '#lib/api/error-text.ts'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useRequest } from '../data.ts'
import classes from './answer.module.css'

/** Asks the host to be let in, with a note that must say something. */
export const RequestForm = ({ event, onDone }: { event: Event; onDone: () => void }) => {
  const { t } = useTranslation('invitations')
  const { values, change, drop } = useDraft(`request:${event.id}`, { message: '' })
  const [lacks, setLacks] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending } = useRequest(event, () => {
    drop()
    onDone()
  })
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const isEmpty = values.message.trim() === ''
    setLacks(isEmpty)
    if (isEmpty) field.current?.focus()
    else mutate(values.message)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={t('requestNote')}
        rows={3}
        maxLength={partyLimits.message}
        placeholder={t('typeNote')}
        value={values.message}
        error={lacks ? issueText({ code: 'required', values: {} }) : undefined}
        onChange={({ currentTarget }) => {
          setLacks(false)
          change({ message: currentTarget.value })
        }}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {t('sendRequest')}
      </Button>
    </form>
  )
}
