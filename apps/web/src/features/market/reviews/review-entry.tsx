import type { Review } from '@celebrio/contract/market/reviews'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useDate } from '#lib/use-date.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { Answer } from './answer.tsx'
import { GivenStars } from './given-stars.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import classes from './reviews.module.css'

const Author = ({ author: { user_id, provider_id, name } }: Pick<Review, 'author'>) => {
  if (provider_id !== null) return <Link to={paths.serviceProvider(provider_id)}>{name}</Link>
  return user_id === null ? name : <PersonLink id={user_id}>{name}</PersonLink>
}

type ReviewEntryProps = {
  review: Review
  /** Who is reviewed. */
  name: string
  /** Beside the author, what the viewer can do. */
  deeds?: ReactNode
}

/** A review, as everybody reads it. */
export const ReviewEntry = ({ review, name, deeds }: ReviewEntryProps) => {
  const { t } = useTranslation('reviews')
  const { author, stars, words, written_at, statement_id, can } = review
  const date = useDate(written_at)
  return (
    <article className={classes.review} aria-label={t('by', { name: author.name })}>
      <div className={classes.head}>
        <Avatar name={author.name} src={author.picture} size={44} square={author.provider_id !== null} />
        <div className={classes.by}>
          <b dir="auto">
            <Author author={author} />
          </b>
          <span className={classes.facts}>
            <GivenStars stars={stars} /> <span className={classes.note}>{date}</span>
          </span>
        </div>
        {can.report && <ReportReview review={review} />}
        {deeds}
      </div>
      {statement_id !== null && (
        <p className={classes.note}>
          {t('hiddenByStaff')} · <Link to={paths.statement(statement_id)}>{t('readWhy')}</Link>
        </p>
      )}
      <p className={classes.words} dir="auto">
        {words}
      </p>
      <ReviewPictures review={review} />
      <Answer review={review} name={name} />
    </article>
  )
}
