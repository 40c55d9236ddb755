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

const Appealed = ({ appeal }: { appeal: NonNullable<Statement['appeal']> }) => {
  const { t } = useTranslation('appeals')
  const { words, appealed_at, outcome, answer, decided_at } = appeal
  return (
    <>
      <p className={classes.note}>{t('youWrote', { day: formatDate(appealed_at) })}</p>
      <p className={classes.words} dir="auto">
        {words}
      </p>
      <p className={classes.outcome}>
        {outcome === null ? t('waiting') : t(`outcome.${outcome}`, { day: formatDate(decided_at ?? appealed_at) })}
      </p>
      {answer !== null && (
        <p className={classes.words} dir="auto">
          {answer}
        </p>
      )}
    </>
  )
}

/** That the staff has taken it back by itself, and why. */
const Reversed = ({ statement: { undone_at, undone_words } }: { statement: Statement }) => {
  const { t } = useTranslation('appeals')
  if (undone_at === null || undone_words === null) return null
  return (
    <>
      <p className={classes.outcome}>{t('outcome.granted', { day: formatDate(undone_at) })}</p>
      <p className={classes.words} dir="auto">
        {undone_words}
      </p>
    </>
  )
}

/** Why the staff has done something, to its author; and the way to a second look, or what became of it. */
export const StatementView = ({ statement, of }: { statement: Statement; of: StatementKey }) => {
  const { t } = useTranslation('appeals')
  const { letter, appeal, appeal_by, can, undone_words } = statement
  const heading = useRef<HTMLHeadingElement>(null)
  const hasSecondLook = appeal !== null || undone_words === null
  return (
    <div className={classes.page}>
      <p className={classes.note}>{t('decidedOn', { day: formatDate(statement.decided_at) })}</p>
      <Reversed statement={statement} />
      <Letter letter={letter} />
      {hasSecondLook && (
        <section className={classes.second} aria-labelledby="second-look">
          <h2 ref={heading} id="second-look" className={classes.heading} tabIndex={-1}>
            {t('secondLook')}
          </h2>
          {appeal && <Appealed appeal={appeal} />}
          {can.appeal && (
            <>
              <p>{t('lead', { day: formatDate(appeal_by) })}</p>
              {/* The form goes: what became of it is read from here on. */}
              <AppealForm of={of} onSent={() => heading.current?.focus()} />
            </>
          )}
          {!appeal && !can.appeal && <p>{t('tooLate', { day: formatDate(appeal_by) })}</p>}
        </section>
      )}
    </div>
  )
}
