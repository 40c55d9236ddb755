import { useTranslation } from 'react-i18next'
import { useBookingDay } from '#features/market/availability'
import { paths } from '#lib/paths.ts'
import { truncateName } from '#lib/truncate-name.ts'
import { Button, ButtonLink, type ButtonLinkProps } from '#ui/buttons/button.tsx'
import { useAbleEvents } from './use-able-events.ts'

/** So much of a title stands on a button. */
const titleLength = 24

/** Where it can lead: to the only event to come, or else to a new one on the day that is looked for. */
function useWays(providerId: number) {
  const { day, isLoading } = useBookingDay(providerId)
  const { own, only, isNone } = useAbleEvents()
  const isOtherDay = only !== null && day !== '' && !only.event_date.startsWith(day)
  return {
    /** No button says one thing, and another one under the finger. */
    isLoading: isLoading || own.isLoading,
    only,
    isNone,
    // Who looks for another day, or holds it, wants no booking for the day of the event.
    isNewFirst: isNone || isOtherDay,
    toNew: paths.createEventWith(providerId, day),
    toCheckout: paths.checkout(only?.id, day),
  }
}

type Ways = ReturnType<typeof useWays>
type WayProps = Pick<ButtonLinkProps, 'variant'> & { ways: Ways }

const ToNew = ({ ways, variant }: WayProps) => {
  const { t } = useTranslation('carts')
  return (
    <ButtonLink size="large" variant={variant} to={ways.toNew}>
      {t('createEvent')}
    </ButtonLink>
  )
}

const ToCheckout = ({ ways: { only, toCheckout }, variant }: WayProps) => {
  const { t } = useTranslation('carts')
  return (
    <ButtonLink size="large" variant={variant} to={toCheckout}>
      {only ? t('bookFor', { title: truncateName(only.title, titleLength) }) : t('toCheckout')}
    </ButtonLink>
  )
}

const Waiting = () => {
  const { t } = useTranslation('carts')
  return (
    <Button size="large" loading>
      {t('toCheckout')}
    </Button>
  )
}

/** The one button that leads on: to the only event to come, to a choice of several, or to a new one. */
export const WayOn = ({ providerId }: { providerId: number }) => {
  const ways = useWays(providerId)
  if (ways.isLoading) return <Waiting />
  return ways.isNewFirst ? <ToNew ways={ways} /> : <ToCheckout ways={ways} />
}

/** The button that leads on, and the other way under it, where there is one. */
export const WaysOn = ({ providerId }: { providerId: number }) => {
  const ways = useWays(providerId)
  const Second = ways.isNewFirst ? ToCheckout : ToNew
  return (
    <>
      <WayOn providerId={providerId} />
      {!ways.isLoading && !ways.isNone && <Second ways={ways} variant="outline" />}
    </>
  )
}
