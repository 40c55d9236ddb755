import { type Review, reviewLimits } from '@celebrio/contract/market/reviews'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDraft, useDraft } from '#lib/drafts.ts'
import { formatCount } from '#lib/formats.ts'
import { useDate } from '#lib/use-date.ts'
import { Button } from '#ui/buttons/button.tsx'
import { WordsForm } from '#ui/fields/words-form.tsx'
import { useAnswer } from './data.ts'
import classes from './reviews.module.css'

type AnswerProps = {
  review: Review
  /** Who is reviewed. */
  name: string
}

const Given = ({ answer, name }: { answer: NonNullable<Review['answer']>; name: string }) => {
  const { t } = useTranslation('reviews')
  const date = useDate(answer.answered_at)
  return (
    <div className={classes.answer}>
      <p className={classes.who}>
        <b dir="auto">{t('answerOf', { name })}</b> <span className={classes.note}>{date}</span>
      </p>
      <p className={classes.words} dir="auto">
        {answer.words}
      </p>
    </div>
  )
}

const purposeOf = ({ id }: Review) => `review-answer:${id}`

const Form = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const { t } = useTranslation('reviews')
  const { values, change, drop } = useDraft(purposeOf(review), { words: '' })
  const { mutate, isPending } = useAnswer(review, drop)
  const max = reviewLimits.answer
  return (
    <WordsForm
      label={t('yourAnswer')}
      hint={t(review.side === 'celebrant' ? 'answerHint' : 'answerHintToProvider')}
      action={t('answer')}
      words={values.words}
      max={max}
      tooLong={count => t('tooLong', { max: formatCount(max), count })}
      busy={isPending}
      onType={words => change({ words })}
      onSend={mutate}
      onCancel={() => {
        drop()
        onClose()
      }}
    />
  )
}

/** What who is reviewed has answered, or the way to do so. */
export const Answer = ({ review, name }: AnswerProps) => {
  const { t } = useTranslation('reviews')
  const [isOpen, setOpen] = useState(() => review.can.answer && hasDraft(purposeOf(review)))
  if (review.answer) return <Given answer={review.answer} name={name} />
  if (!review.can.answer) return null
  if (isOpen) return <Form review={review} onClose={() => setOpen(false)} />
  return (
    <p>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {t('answer')}
      </Button>
    </p>
  )
}
