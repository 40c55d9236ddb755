import { type Question, questionLimits } from '@celebrio/contract/market/questions'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { useDate } from '#lib/use-date.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { WordsForm } from '#ui/fields/words-form.tsx'
import { useAnswer } from './data.ts'
import { DeleteQuestion } from './delete-question.tsx'
import classes from './questions.module.css'
import { useTooLong } from './use-too-long.ts'

type EditProps = { question: Question; onClose: () => void }

const Edit = ({ question, onClose }: EditProps) => {
  const { t } = useTranslation('questions')
  const { values, change, drop } = useDraft(`answer:${question.id}`, { words: question.answer ?? '' })
  const close = () => {
    drop()
    onClose()
  }
  const { mutate, isPending } = useAnswer(question, close)
  return (
    <WordsForm
      label={t('yourAnswer')}
      action={t('save')}
      words={values.words}
      max={questionLimits.answer}
      tooLong={useTooLong(questionLimits.answer)}
      busy={isPending}
      onType={words => change({ words })}
      onSend={mutate}
      onCancel={close}
    />
  )
}

const AnsweredAt = ({ moment }: { moment: string }) => <p className={classes.note}>{useDate(moment)}</p>

/** A question with its answer. */
export const Answered = ({ question }: { question: Question }) => {
  const { t } = useTranslation('questions')
  const [isEdited, setEdited] = useState(false)
  const { can, answered_at } = question
  return (
    <li className={classes.row}>
      <div className={classes.waiting}>
        <p className={classes.question} dir="auto">
          {question.question}
        </p>
        <span className={classes.deeds}>
          {can.answer && !isEdited && (
            <IconButton
              label={t('edit')}
              icon={<PencilSimple size={20} aria-hidden />}
              onClick={() => setEdited(true)}
            />
          )}
          {can.delete && <DeleteQuestion question={question} />}
        </span>
      </div>
      {isEdited ? (
        <Edit question={question} onClose={() => setEdited(false)} />
      ) : (
        <p className={classes.answer} dir="auto">
          {question.answer}
        </p>
      )}
      {answered_at && <AnsweredAt moment={answered_at} />}
    </li>
  )
}
