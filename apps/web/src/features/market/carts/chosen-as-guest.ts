import type { Item } from '@celebrio/contract/market/services'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useSearchParams } from 'react-router'
import { chosenItem } from '#lib/page-after-sign-in.ts'

/** The page to which somebody comes back who has chosen an item before they have signed in. */
export function chosenAsGuest(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { id }: Pick<Item, 'id'>,
): string {
  const query = new URLSearchParams(search)
  query.set(chosenItem, String(id))
  return `${pathname}?${query.toString()}`
}

/** Adds an item that was chosen before signing in, once the cart is known; coming back to the page later adds nothing. */
export function useChosenAsGuest({ id }: Pick<Item, 'id'>, isReady: boolean, add: () => void): void {
  const [query, setQuery] = useSearchParams()
  const isChosen = isReady && query.get(chosenItem) === String(id)
  const take = useEffectEvent(() => {
    add()
    setQuery(
      before => {
        before.delete(chosenItem)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isChosen) take()
  }, [isChosen])
}
