import { type Review, reviewLimits } from '@celebrio/contract/market/reviews'
import { Image } from '@phosphor-icons/react/Image'
import { useTranslation } from 'react-i18next'
import { AttachmentList, FileButton } from '#features/base/uploads'
import { Counted } from '#features/market/services'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './booking-reviews.module.css'
import { StarField } from './star-field.tsx'
import { useReviewForm } from './use-review-form.ts'

type ReviewFormProps = {
  bookingId: number
  /** One that is there already; a new one without. */
  review: Review | null
  /** What to think of while writing. */
  hint: string
  onSaved: () => void
  /** Where it can be left without saving. */
  onCancel?: () => void
}

/** Form of a review: stars, words and pictures. */
export const ReviewForm = ({ bookingId, review, hint, onSaved, onCancel }: ReviewFormProps) => {
  const { t } = useTranslation('reviews')
  const { form, submit, values, errors, change, text, busy, ...pictures } = useReviewForm(bookingId, review, onSaved)
  const { attachments, tray, isSending, addPictures } = pictures
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <StarField value={values.stars} error={errors.stars} onChange={stars => change({ stars })} />
      <TextArea
        {...text('words')}
        label={<Counted label={t('words')} text={values.words} max={reviewLimits.words} />}
        hint={hint}
        rows={4}
      />
      <AttachmentList attachments={attachments} tray={tray} />
      <div className={classes.bar}>
        <FileButton
          kind="image"
          label={t('addPhotos')}
          icon={<Image size={24} aria-hidden />}
          multiple
          onFiles={addPictures}
        />
        <span className={classes.actions}>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" disabled={isSending} loading={busy}>
            {t(review ? 'save' : 'send')}
          </Button>
        </span>
      </div>
    </form>
  )
}
