import { type Question, questionLimits } from '@celebrio/contract/market/questions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { WordsForm } from '#ui/fields/words-form.tsx'
import { LoadMore } from '#ui/lists/pages.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { useAnswer, waitingQuery } from './data.ts'
import { DeleteQuestion } from './delete-question.tsx'
import classes from './questions.module.css'
import { useTooLong } from './use-too-long.ts'

const Row = ({ question }: { question: Question }) => {
  const { t } = useTranslation('questions')
  const { values, change, drop } = useDraft(`answer:${question.id}`, { words: '' })
  const { mutate, isPending } = useAnswer(question, drop)
  const { user } = question
  return (
    <li className={classes.row}>
      <div className={classes.waiting}>
        <div>
          <p className={classes.note}>
            {user && (
              <b dir="auto">
                <PersonLink id={user.id}>{user.name}</PersonLink>
              </b>
            )}{' '}
            <RelativeTime date={question.asked_at} />
          </p>
          <p className={classes.question} dir="auto">
            {question.question}
          </p>
        </div>
        <DeleteQuestion question={question} />
      </div>
      <WordsForm
        label={t('yourAnswer')}
        hint={t('publicAnswer')}
        action={t('answer')}
        words={values.words}
        max={questionLimits.answer}
        tooLong={useTooLong(questionLimits.answer)}
        busy={isPending}
        onType={words => change({ words })}
        onSend={mutate}
      />
    </li>
  )
}

/** What waits for an answer by the provider; nothing where nothing does. */
export const WaitingQuestions = () => {
  const { t } = useTranslation('questions')
  const list = useInfiniteQuery(waitingQuery)
  const questions = list.data?.pages.flatMap(page => page.questions) ?? []
  if (questions.length === 0) return null
  return (
    <section className={classes.open}>
      <h3>{t('open')}</h3>
      <ul className={classes.list} aria-label={t('open')}>
        {questions.map(question => (
          <Row key={question.id} question={question} />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  )
}
