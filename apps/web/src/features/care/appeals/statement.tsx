import type { Statement } from '@celebrio/contract/care/appeals'
import { appealLimits } from '@celebrio/contract/care/appeals'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Letter } from '#features/care/moderation'
import { useDraft } from '#lib/drafts.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { WordsForm } from '#ui/fields/words-form.tsx'
import classes from './appeals.module.css'
import { type StatementKey, useAppeal } from './data.ts'

/** Asks for a second look. */
const AppealForm = ({ of, onSent }: { of: StatementKey; onSent: () => void }) => {
  const { t } = useTranslation('appeals')
  const { values, change, reset } = useDraft(`appeal:${of.id}`, { words: '' })
  const { mutate, isPending } = useAppeal(of, () => {
    reset()
    onSent()
  })
  return (
    <WordsForm
      label={t('why')}
      hint={t('whyHint')}
      action={t('ask')}
      words={values.words}
      max={appealLimits.words}
      tooLong={count => t('tooLong', { count })}
      busy={isPending}
      onType={words => change({ words })}
      onSend={mutate}
    />
  )
}

type Verdict = { outcome: 'granted' | 'refused'; at: string; answer: string | null }

/** What became of the decision: taken back by the staff itself, or looked at again; null while nothing did. */
function verdictOf({ undone_at, undone_words, appeal }: Statement): Verdict | null {
  if (undone_at !== null && undone_words !== null) return { outcome: 'granted', at: undone_at, answer: undone_words }
  if (!appeal || appeal.outcome === null) return null
  return { outcome: appeal.outcome, at: appeal.decided_at ?? appeal.appealed_at, answer: appeal.answer }
}

const VerdictNote = ({ outcome, at, answer }: Verdict) => {
  const { t } = useTranslation('appeals')
  return (
    <>
      <p className={classes.outcome}>{t(`outcome.${outcome}`, { day: formatDate(at) })}</p>
      {answer !== null && (
        <p className={classes.words} dir="auto">
          {answer}
        </p>
      )}
    </>
  )
}

const Appealed = ({ appeal: { words, appealed_at, outcome } }: { appeal: NonNullable<Statement['appeal']> }) => {
  const { t } = useTranslation('appeals')
  return (
    <>
      <p className={classes.note}>{t('youWrote', { day: formatDate(appealed_at) })}</p>
      <p className={classes.words} dir="auto">
        {words}
      </p>
      {outcome === null && <p className={classes.outcome}>{t('waiting')}</p>}
    </>
  )
}

/** Why the staff has done something, to its author; and the way to a second look, or what became of it. */
export const StatementView = ({ statement, of }: { statement: Statement; of: StatementKey }) => {
  const { t } = useTranslation('appeals')
  const { letter, appeal, appeal_by, can, undone_words } = statement
  const heading = useRef<HTMLHeadingElement>(null)
  const hasSecondLook = appeal !== null || undone_words === null
  const verdict = verdictOf(statement)
  // The letter names the same day, without knowing the reader’s clock.
  const lastDay = formatDate(appeal_by, 'UTC')
  return (
    <div className={classes.page}>
      {verdict && <VerdictNote {...verdict} />}
      <p className={classes.note}>{t('decidedOn', { day: formatDate(statement.decided_at) })}</p>
      <Letter letter={letter} />
      {hasSecondLook && (
        <section className={classes.second} aria-labelledby="second-look">
          <h2 ref={heading} id="second-look" className={classes.heading} tabIndex={-1}>
            {t('secondLook')}
          </h2>
          {appeal && <Appealed appeal={appeal} />}
          {can.appeal && (
            <>
              <p>{t('lead', { day: lastDay })}</p>
              {/* The form goes: what became of it is read from here on. */}
              <AppealForm of={of} onSent={() => heading.current?.focus()} />
            </>
          )}
          {!appeal && !can.appeal && <p>{t('tooLate', { day: lastDay })}</p>}
        </section>
      )}
    </div>
  )
}
