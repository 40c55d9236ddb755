import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useRequest } from '../data.ts'
import classes from './answer.module.css'

/** Asks the host to join, with a note if the viewer likes. */
export const RequestForm = ({ event, onDone }: { event: Event; onDone: () => void }) => {
  const { t } = useTranslation('invitations')
  const { form, text, drop, onSubmit } = useFields({
    initial: { message: '' },
    draft: { purpose: `request:${event.id}` },
  })
  const { mutate, isPending } = useRequest(event, () => {
    drop()
    onDone()
  })
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit(({ message }) => mutate(message))} noValidate>
      <TextArea
        {...text('message')}
        label={t('requestNote')}
        optional
        rows={3}
        maxLength={partyLimits.message}
        placeholder={t('typeNote')}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {t('sendRequest')}
      </Button>
    </form>
  )
}
