import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { isSigned, type Kind, kindOf } from './data.ts'

/**
 * What was typed, and what is searched for: as it stands in the field, else as the page of results has it. `wanted`
 * says whether the list may be open; it opens by typing and by choosing.
 */
export function useAsked() {
  const { pathname, search } = useLocation()
  const [written, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<Kind>()
  const [wanted, setWanted] = useState(false)
  const shown = new URLSearchParams(pathname === paths.search() ? search : '')
  const kind = chosen ?? kindOf(shown.get('type'))
  const typed = written ?? shown.get('keyword') ?? ''
  const choose = (wish: Kind) => {
    setChosen(wish)
    setWanted(true)
  }
  const type = (text: string) => {
    // Whoever begins with the sign of hashtags means one, but may choose otherwise.
    if (kind === 'user' && isSigned(text) && !isSigned(typed)) choose('hashtag')
    setTyped(text)
    setWanted(true)
  }
  const clear = () => {
    setTyped(undefined)
    setChosen(undefined)
    setWanted(false)
  }
  return { kind, choose, typed, type, wanted, setWanted, clear }
}
