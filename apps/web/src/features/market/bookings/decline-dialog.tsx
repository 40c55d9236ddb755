import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useStep } from './data.ts'
import classes from './decline-dialog.module.css'
import { textProblem } from './text-problem.ts'

const reasons = ['full', 'far', 'offer'] as const
type Reason = (typeof reasons)[number]

type Why = { reason: Reason | null; words: string }
const noReason: Why = { reason: null, words: '' }

type WhyFormProps = { name: string; why: Why; onChange: (change: Partial<Why>) => void }

const tooLong = ({ words }: Why) => textProblem(words, bookingLimits.message - 100)

/** A reason to choose, and a word besides; neither has to be said. */
const WhyForm = ({ name, why, onChange }: WhyFormProps) => {
  const { t } = useTranslation('bookings')
  return (
    <>
      <Chips
        label={t('reasons')}
        optional
        options={reasons.map(value => ({ value, label: t(`reason_${value}`) }))}
        chosen={why.reason ? [why.reason] : []}
        onPress={value => onChange({ reason: value === why.reason ? null : value })}
      />
      <TextArea
        label={t('wordFor', { name })}
        optional
        rows={3}
        value={why.words}
        error={tooLong(why)}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
      />
    </>
  )
}

type DeclineDialogProps = {
  booking: Booking
  opened: boolean
  onClose: () => void
  onDone: () => void
}

/** Declines a request, or takes back a change of it; why is up to the provider, and the celebrant reads it. */
export const DeclineDialog = ({ booking, opened, onClose, onDone }: DeclineDialogProps) => {
  const { t } = useTranslation('bookings')
  const { values: why, change, drop } = useDraft(`booking-decline:${booking.id}`, noReason)
  const { name } = booking.celebrant
  const isChange = booking.status === 'changed'
  const { mutate, isPending } = useStep(booking, () => {
    drop()
    onClose()
    onDone()
  })
  // What was chosen comes first, in the provider's own language.
  const note = [why.reason && t(`reason_${why.reason}`), why.words.trim()].filter(Boolean).join('. ')
  const decline = () => mutate({ action: 'decline', note })
  const answers = (
    <>
      <Button variant="danger" fullWidth loading={isPending} disabled={tooLong(why) !== undefined} onClick={decline}>
        {t(isChange ? 'takeBack' : 'declineService')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t(isChange ? 'takeBackTitle' : 'declineTitle')} footer={answers}>
      <div className={classes.form}>
        <p>{t(isChange ? 'takeBackText' : 'declineText', { name })}</p>
        <WhyForm name={name} why={why} onChange={change} />
      </div>
    </Dialog>
  )
}
