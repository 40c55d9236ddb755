import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { brokenRules } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'
import { useRuleName } from '#features/base/reports'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { type DecisionDraft, useDecide, usePreview } from '../data.ts'
import { LetterDialog } from '../letter-dialog.tsx'
import { NoteField } from '../note-field.tsx'
import { useLetter } from '../use-letter.ts'
import { WordsField } from '../words-field.tsx'
import { Actions } from './actions.tsx'
import classes from './decide.module.css'
import { useDecisionDraft } from './decision-draft.ts'
import { NotYours } from './not-yours.tsx'

const dayChoices = ['1', '7', '30', '']

type ReasonsProps = {
  draft: DecisionDraft
  language: CaseDetails['author']['language']
  onChange: (change: Partial<DecisionDraft>) => void
}

/** What the author is told. */
const Reasons = ({ draft, language, onChange }: ReasonsProps) => {
  const { t } = useTranslation('moderation')
  const ruleName = useRuleName()
  const rules = brokenRules.map(rule => ({ value: rule, label: ruleName(rule) }))
  return (
    <>
      {draft.action === 'suspend' && (
        <SelectField
          label={t('howLong')}
          value={draft.days}
          options={dayChoices.map(days => ({
            value: days,
            label: days === '' ? t('forGood') : t('days', { count: Number(days) }),
          }))}
          onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
        />
      )}
      <SelectField
        label={t('rule')}
        placeholder={t('chooseRule')}
        value={draft.rule}
        options={rules}
        onChange={({ currentTarget }) =>
          onChange({ rule: brokenRules.find(rule => rule === currentTarget.value) ?? '' })
        }
      />
      <WordsField language={language} value={draft.words} onChange={words => onChange({ words })} />
    </>
  )
}

/** What a moderator puts down, the letter that comes of it, and sending it. */
function useDecision(details: CaseDetails, onDecided: () => void) {
  const { id } = details
  const { values, change, reset } = useDecisionDraft(details)
  const decide = useDecide(id, () => {
    reset()
    onDecided()
  })
  const { dialog, isPreparing, prepare } = useLetter(usePreview(id), decide)
  const isDismissal = values.action === 'dismiss'
  const hasReasons = values.action !== '' && values.rule !== '' && values.words.trim() !== ''
  return {
    values,
    change,
    dialog,
    isDismissal,
    isReady: isDismissal || hasReasons,
    isPreparing: isDismissal ? decide.isPending : isPreparing,
    /** A letter is read before it is sent; where there is none the decision is made at once. */
    goOn: () => (isDismissal ? decide.mutate(values) : prepare(values)),
  }
}

/** What is said below the button: what comes of it, or what is missing. */
const whatFollows = (action: DecisionDraft['action'], isReady: boolean) => {
  if (action === 'dismiss') return 'afterDismissal'
  return action === '' || isReady ? 'whatFollows' : 'needs'
}

type DecideProps = { details: CaseDetails; onDecided: () => void }

const Form = ({ details, onDecided }: DecideProps) => {
  const { t } = useTranslation('moderation')
  const { values, change, ...decision } = useDecision(details, onDecided)
  const { action, note } = values
  return (
    <section className={classes.form} aria-label={t('decide')}>
      <h3 className={classes.heading}>{t('decide')}</h3>
      <Actions
        kind={details.kind}
        actions={details.can.actions}
        chosen={action}
        onChoose={chosen => change({ action: chosen })}
      />
      {action !== '' && action !== 'dismiss' && (
        <Reasons draft={values} language={details.author.language} onChange={change} />
      )}
      <NoteField value={note} onChange={next => change({ note: next })} />
      <Button fullWidth disabled={!decision.isReady} loading={decision.isPreparing} onClick={decision.goOn}>
        {t(decision.isDismissal ? 'dismiss' : 'readLetter')}
      </Button>
      <p className={classes.note}>{t(whatFollows(action, decision.isReady))}</p>
      {action !== '' && action !== 'dismiss' && (
        <LetterDialog {...decision.dialog} title={t('letterTitle')} action={t(`send.${action}`)} />
      )}
    </section>
  )
}

/** Puts down what to do about a case, and shows the letter to its author before it is sent. */
export const Decide = (props: DecideProps) => {
  const { refusal } = props.details.can
  return refusal === null ? <Form {...props} /> : <NotYours refusal={refusal} />
}
