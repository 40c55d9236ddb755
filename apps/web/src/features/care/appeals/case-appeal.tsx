import { type Appeal, appealLimits } from '@celebrio/contract/care/appeals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LetterDialog, NotYours } from '#features/care/moderation'
import { useDraft } from '#lib/drafts.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './appeals.module.css'
import { appealQuery, type Outcome, useDecideAppeal, usePreviewOutcome } from './data.ts'

type FormProps = { caseId: number; onDecided: () => void }

/** What somebody of the staff puts down, the letter that comes of it, and sending it. */
function useAnswer({ caseId, onDecided }: FormProps) {
  const { values, change, reset } = useDraft(`appeal-answer:${caseId}`, { words: '' })
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const preview = usePreviewOutcome(caseId)
  const decide = useDecideAppeal(caseId, () => {
    reset()
    onDecided()
  })
  const words = values.words.trim()
  return {
    values,
    change,
    outcome: chosen?.outcome ?? 'refused',
    button: (outcome: Outcome['outcome']) => ({
      disabled: words === '' || preview.isPending,
      loading: preview.isPending && preview.variables?.outcome === outcome,
      onClick: () => preview.mutate({ outcome, words }, { onSuccess: () => setChosen({ outcome, words }) }),
    }),
    letter: {
      letter: preview.data,
      reading: chosen !== null,
      isSending: decide.isPending,
      close: () => setChosen(null),
      send: () => chosen && decide.mutate(chosen),
    },
  }
}

const Form = (props: FormProps) => {
  const { t } = useTranslation('appeals')
  const { values, change, outcome, button, letter } = useAnswer(props)
  return (
    <div className={classes.form}>
      <TextArea
        label={t('answer')}
        rows={3}
        maxLength={appealLimits.words}
        value={values.words}
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
      <Button fullWidth variant="lagoon" {...button('granted')}>
        {t('grant')}
      </Button>
      <Button fullWidth variant="outline" {...button('refused')}>
        {t('refuse')}
      </Button>
      <LetterDialog {...letter} title={t('answer')} action={t(`send.${outcome}`)} />
    </div>
  )
}

const Shown = ({ appeal, ...form }: FormProps & { appeal: Appeal }) => {
  const { t } = useTranslation('appeals')
  const { words, appealed_at, outcome, answer, decided_at, can } = appeal
  return (
    <section className={classes.form} aria-label={t('appealTitle')}>
      <h3 className={classes.heading}>{t('appealTitle')}</h3>
      <p className={classes.note}>{t('authorWrote', { day: formatDate(appealed_at) })}</p>
      <p className={classes.words} dir="auto">
        {words}
      </p>
      {outcome !== null && (
        <p className={classes.outcome}>
          {t(`staffOutcome.${outcome}`, { day: formatDate(decided_at ?? appealed_at) })}
        </p>
      )}
      {answer !== null && (
        <p className={classes.words} dir="auto">
          {answer}
        </p>
      )}
      {can.decide && <Form {...form} />}
      {can.refusal !== null && <NotYours refusal={can.refusal} />}
    </section>
  )
}

/** What the author says to a decision, and the answer; nothing where nobody has asked. */
export const CaseAppeal = (form: FormProps) => {
  const { data } = useQuery(appealQuery(form.caseId))
  return data ? <Shown key={form.caseId} appeal={data} {...form} /> : null
}
