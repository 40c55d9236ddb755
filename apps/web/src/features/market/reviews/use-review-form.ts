import { type Review, type ReviewForm, reviewForm, reviewLimits, reviews } from '@celebrio/contract/market/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createTray, savedUploads, type Tray, trayOf, useTray } from '#features/base/uploads'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { rereadReviews } from './data.ts'

const pictureTypes = new Set(['image/png', 'image/jpeg'])

/** Of a new review they outlive a reload; of one that is there, they begin with what it shows. */
function trayFor(bookingId: number, review: Review | null): Tray {
  if (!review) return trayOf(`review-files:${bookingId}`)
  const { author, images } = review
  return createTray(
    [],
    images.map(media => ({ name: author.name, kind: media.file_type, fileUrl: media.image, media })),
  )
}

const save = (bookingId: number, review: Review | null, body: ReviewForm) =>
  review
    ? call(reviews.edit, { params: { id: review.id }, body })
    : call(reviews.write, { params: { id: bookingId }, body })

function usePictures(tray: Tray) {
  const { t } = useTranslation('reviews')
  const { add, ...view } = useTray(tray, { limits: { image: reviewLimits.images } })
  const addPictures = (files: readonly File[]) => {
    const pictures = files.filter(file => pictureTypes.has(file.type))
    if (pictures.length < files.length) toast.error(t('onlyPictures'))
    if (pictures.length > 0) add(pictures)
  }
  return { ...view, addPictures }
}

/** Form of a review, new or there already: stars, words and pictures. */
export function useReviewForm(bookingId: number, review: Review | null, onSaved: () => void) {
  const { t } = useTranslation('reviews')
  const client = useQueryClient()
  const [tray] = useState(() => trayFor(bookingId, review))
  const { attachments, busy: isSending, isWhole, addPictures } = usePictures(tray)
  const images = savedUploads(attachments).map(({ fileUrl }) => fileUrl)
  const form = useForm({
    initial: { stars: review?.stars ?? 0, words: review?.words ?? '' },
    draft: { purpose: review ? `review-edit:${review.id}` : `review:${bookingId}` },
    check: values => ({
      ...checkForm(reviewForm, { ...values, images }),
      ...(values.stars === 0 && { stars: t('chooseStars') }),
    }),
    agree: () => Promise.resolve(isWhole()),
    send: async values => {
      await save(bookingId, review, { ...values, images })
      if (!review) tray.clear()
      toast.success(t('saved'))
      await rereadReviews(client)
      onSaved()
      return 'stay'
    },
    onError: error => {
      toast.error(errorText(error))
      void rereadReviews(client)
    },
  })
  return { ...form, tray, attachments, isSending, addPictures }
}
