import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { searchTextIn } from '#lib/search-text.ts'
import { type Kind, kindOf, startsWithHash, useKinds } from './data.ts'

/**
 * Text and kind of the search: as typed and chosen, otherwise as in the URL of the results page. `listEnabled` is whether
 * the list may be open: it opens on typing and on choosing a kind.
 */
export function useSearchInput() {
  const { pathname, search } = useLocation()
  const [written, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<Kind>()
  const [listEnabled, setListEnabled] = useState(false)
  const kinds = useKinds()
  const shown = new URLSearchParams(pathname === paths.search() ? search : '')
  const kind = chosen ?? kindOf(shown.get('type'), kinds)
  const typed = written ?? searchTextIn(shown)
  const choose = (next: Kind) => {
    setChosen(next)
    setListEnabled(true)
  }
  const type = (text: string) => {
    // A leading `#` selects hashtags, but the user may choose another kind.
    if (kind === 'user' && startsWithHash(text) && !startsWithHash(typed)) choose('hashtag')
    setTyped(text)
    setListEnabled(true)
  }
  const clear = () => {
    setTyped(undefined)
    setChosen(undefined)
    setListEnabled(false)
  }
  return { kind, choose, typed, type, listEnabled, setListEnabled, clear }
}
