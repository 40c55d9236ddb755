import { type Question, questionLimits } from '@celebrio/contract/market/questions'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { WordsForm } from '#ui/fields/words-form.tsx'
import { useAsk } from './data.ts'
import { DeleteQuestion } from './delete-question.tsx'
import classes from './questions.module.css'
import { useTooLong } from './use-too-long.ts'

const Form = ({ providerId }: { providerId: number }) => {
  const { t } = useTranslation('questions')
  const { values, change, reset } = useDraft(`question:${providerId}`, { words: '' })
  const { mutate, isPending } = useAsk(providerId, reset)
  return (
    <WordsForm
      label={t('yours')}
      hint={t('public')}
      action={t('ask')}
      words={values.words}
      max={questionLimits.question}
      tooLong={useTooLong(questionLimits.question)}
      busy={isPending}
      onType={words => change({ words })}
      onSend={mutate}
    />
  )
}

/** The viewer's own question, as long as it waits. */
const Waiting = ({ question }: { question: Question }) => {
  const { t } = useTranslation('questions')
  return (
    <div className={classes.waiting}>
      <div>
        <p className={classes.question} dir="auto">
          {question.question}
        </p>
        <p className={classes.note}>{t('waits')}</p>
        <p className={classes.note}>{t('oneAtATime')}</p>
      </div>
      <DeleteQuestion question={question} />
    </div>
  )
}

type AskProps = { providerId: number; waiting: Question | null; canAsk: boolean }

/** What a visitor can do: ask, wait for the answer, or sign in first. */
export const Ask = ({ providerId, waiting, canAsk }: AskProps) => {
  const { t } = useTranslation('questions')
  const { pathname } = useLocation()
  const isGuest = useSession() === null
  if (waiting) return <Waiting question={waiting} />
  if (canAsk) return <Form providerId={providerId} />
  if (!isGuest) return null
  return (
    <p>
      <ButtonLink variant="outline" to={paths.signIn(pathname)}>
        {t('signIn')}
      </ButtonLink>
    </p>
  )
}
