import { type Appeal, appealLimits } from '@celebrio/contract/care/appeals'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LetterDialog, NotYours, useLetter } from '#features/care/moderation'
import { useDraft } from '#lib/drafts.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './appeals.module.css'
import { appealQuery, type Outcome, useDecideAppeal, usePreviewOutcome } from './data.ts'

type FormProps = { caseId: number; onDecided: () => void }

const Form = ({ caseId, onDecided }: FormProps) => {
  const { t } = useTranslation('appeals')
  const { values, change, reset } = useDraft(`appeal-answer:${caseId}`, { words: '' })
  const preview = usePreviewOutcome(caseId)
  const decide = useDecideAppeal(caseId, () => {
    reset()
    onDecided()
  })
  const { dialog, read, prepare } = useLetter(preview, decide)
  const words = values.words.trim()
  const button = (outcome: Outcome['outcome']) => ({
    disabled: words === '' || preview.isPending,
    loading: preview.isPending && preview.variables?.outcome === outcome,
    onClick: () => prepare({ outcome, words }),
  })
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
      <LetterDialog {...dialog} title={t('answer')} action={t(`send.${read?.outcome ?? 'refused'}`)} />
    </div>
  )
}

const Shown = ({ appeal, ...form }: FormProps & { appeal: Appeal }) => {
  const { t } = useTranslation('appeals')
  const { words, appealed_at, outcome, answer, decided_at, decided_by, can } = appeal
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
          {decided_by && ` · ${decided_by.name}`}
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
