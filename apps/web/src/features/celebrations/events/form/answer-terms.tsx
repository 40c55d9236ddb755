import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Chips } from '#ui/choices/chips.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { clockOf, dayOf, deadlineBefore, isWall, todayIn } from './quick-times.ts'
import type { EventForm } from './use-event-form.ts'

type TermsProps = { form: EventForm }

/** Deadlines that are still ahead, by how many days before the start they are. */
function useQuickDeadlines({ event_date, timezone }: EventForm['values']) {
  const { t } = useTranslation('events')
  const [now] = useState(() => new Date())
  if (!isWall(event_date)) return []
  const today = todayIn(timezone, now)
  return [
    { value: deadlineBefore(event_date, 7), label: t('weekBefore') },
    { value: deadlineBefore(event_date, 1), label: t('dayBefore') },
  ].filter(({ value }) => dayOf(value) >= today)
}

/** Until when guests can say yes: quick choices, and the full control for any other time. */
const AnswerBy = ({ form: { values, errors, text, change } }: TermsProps) => {
  const { t } = useTranslation('events')
  const quick = useQuickDeadlines(values)
  const { answer_by } = values
  const isUnusual = answer_by !== '' && quick.every(({ value }) => value !== answer_by)
  const [isAsked, setAsked] = useState(false)
  const isExact = isAsked || isUnusual || errors.answer_by !== undefined
  const press = (value: string) => {
    setAsked(value === 'other')
    if (value !== 'other') change({ answer_by: value })
  }
  return (
    <>
      <Chips
        label={t('answerBy')}
        hint={answer_by === '' ? undefined : t('answerByHint')}
        options={[{ value: '', label: t('noDeadline') }, ...quick, { value: 'other', label: t('otherTime') }]}
        chosen={[isExact ? 'other' : answer_by]}
        onPress={press}
      />
      {isExact && (
        <TextField
          {...text('answer_by')}
          label={t('deadline')}
          type="datetime-local"
          max={values.event_date === '' ? undefined : `${dayOf(values.event_date)}T${clockOf(values.event_date)}`}
        />
      )}
    </>
  )
}

const usualCompanions = ['0', '1', '2', '3', '5']

/** How many people each guest may bring. */
const Companions = ({ form: { values, errors, change } }: TermsProps) => {
  const { t } = useTranslation('events')
  const { companions_max } = values
  const numbers = [...new Set([...usualCompanions, companions_max])].filter(Boolean)
  const labelOf = (value: string) => (value === '0' ? t('companionsNone') : formatCount(Number(value)))
  return (
    <Chips
      label={t('companions')}
      options={[
        { value: '', label: t('companionsAny') },
        ...numbers.sort((one, other) => Number(one) - Number(other)).map(value => ({ value, label: labelOf(value) })),
      ]}
      chosen={[companions_max]}
      error={errors.companions_max}
      onPress={value => change({ companions_max: value })}
    />
  )
}

const AllowsMaybe = ({ form: { values, change } }: TermsProps) => {
  const { t } = useTranslation('events')
  return (
    <SwitchField
      label={t('allowsMaybe')}
      checked={values.allows_maybe}
      onChange={({ currentTarget }) => change({ allows_maybe: currentTarget.checked })}
    />
  )
}

/** What guests may answer, and until when. While guests vote on the date there is no deadline. */
export const AnswerTerms = ({ form }: TermsProps) => (
  <>
    <Companions form={form} />
    {!form.values.guests_choose && <AnswerBy form={form} />}
    <AllowsMaybe form={form} />
  </>
)
