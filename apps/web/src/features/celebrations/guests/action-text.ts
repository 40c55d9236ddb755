import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { type Acceptance, type Choice, firstName, mustWait } from './answers.ts'

export const partyOf = ({ adults, children }: Pick<Acceptance, 'adults' | 'children'>): number => adults + children

/** What the button of an answer does: "Count us in, all 3", or "Join the waiting list" where so many have no place. */
export const useActionText = (event: Event, own: { has_seat: boolean; status?: OwnInvitation['status'] }) => {
  const { t } = useTranslation('guests')
  return (choice: Choice, party: number) => {
    const waits = own.status === 'waiting'
    if (choice === 'cant') return waits ? t('leaveWaiting') : t('letHostKnow', { host: firstName(event.user.name) })
    if (choice === 'maybe') return t('sendMaybe')
    if (mustWait(event, own, party)) return t(waits ? 'keepWaiting' : 'joinWaiting')
    if (party === 1) return t('countMeIn')
    return party === 2 ? t('countBothIn') : t('countUsIn', { count: party })
  }
}
