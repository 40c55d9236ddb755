import type { CartEntry } from '@celebrio/contract/market/carts'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { useTranslation } from 'react-i18next'
import { issueText } from '#lib/api/error-text.ts'
import { formatCount } from '#lib/formats.ts'
import { useChange } from './data.ts'
import classes from './guest-line.module.css'
import { guestShareOf } from './guest-share.ts'
import { keepFocus } from './keep-focus.ts'
import type { Seller } from './wishes.ts'

type GuestLineProps = {
  entry: CartEntry
  /** Among which those of the same service are. */
  entries: readonly CartEntry[]
  seller: Seller
  guests: number | null
}

const words = { some: 'forSome', all: 'forAll', more: 'forMore' } as const
const wordsTogether = { some: 'togetherSome', all: 'togetherAll', more: 'forMore' } as const

/** For how many of the guests something is that is priced per person, and one press that makes it as many. Else nothing. */
export const GuestLine = ({ entry, entries, seller, guests }: GuestLineProps) => {
  const { t } = useTranslation('carts')
  const change = useChange()
  const share = guestShareOf(entry, entries, guests)
  if (share === null || guests === null) return null
  const { quantity, is, of } = share
  const said = (of.length > 1 ? wordsTogether : words)[is]
  const shown = formatCount(guests)
  return (
    <p className={classes.line} data-guests data-differs={is !== 'all' || undefined}>
      <UsersThree size={16} aria-hidden />
      <output>{t(said, { count: guests, shown, quantity: formatCount(quantity) })}</output>
      {share.issue && <span>{issueText(share.issue)}</span>}
      {share.canTake && (
        <button
          type="button"
          className={classes.take}
          aria-label={t('takeGuestsOf', { guests: shown, name: entry.service_item.name })}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)
            change({ entry, seller, quantity: guests, now: true })
          }}
        >
          {t('takeGuests', { guests: shown })}
        </button>
      )}
    </p>
  )
}
