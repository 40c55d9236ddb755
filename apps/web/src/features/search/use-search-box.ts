import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { announce } from '#ui/feedback/announcer.tsx'
import { type Kind, keywordOf, searchQuery } from './data.ts'
import { useAsked } from './use-asked.ts'
import { useCombobox } from './use-combobox.ts'

/** Most suggestions under the field; the page of the search has all. */
const shown = 7

const useSuggestions = (kind: Kind, typed: string) => {
  const { t } = useTranslation('search')
  const [late] = useDebouncedValue(typed, delays.filter)
  const keyword = keywordOf(kind, typed) && keywordOf(kind, late)
  const list = useInfiniteQuery({
    ...searchQuery(kind, keyword),
    // People are no stand-in for hashtags.
    placeholderData: (found, query) => (query?.queryKey[1] === kind ? found : undefined),
  })
  const found = list.data?.pages[0]?.found.slice(0, shown)
  const count = list.isPlaceholderData ? undefined : found?.length
  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? t('nothing') : t('found', { count, keyword }))
  }, [count, keyword, t])
  return { keyword, found, list }
}

const fixed = { type: 'text', enterKeyHint: 'search', autoComplete: 'off', spellCheck: false, maxLength: 255 } as const

/** What the search field knows and does. `onGone` is told when something was opened. */
export function useSearchBox(onGone: () => void) {
  const navigate = useNavigate()
  const { kind, choose, typed, type, wanted, setWanted, clear } = useAsked()
  const { keyword, found, list } = useSuggestions(kind, typed)
  const opened = wanted && keyword !== ''
  const go = (to: string) => {
    clear()
    onGone()
    void navigate(to)
  }
  const combobox = useCombobox({
    // The last one is the page with all results.
    count: opened && found?.length ? found.length + 1 : 0,
    onChoose(at) {
      const asked = keywordOf(kind, typed)
      const to = found?.[at]?.to ?? (asked && paths.search(kind, asked))
      if (to) go(to)
    },
    onEscape() {
      setWanted(false)
      return opened
    },
  })
  const fieldProps: ComponentProps<'input'> = {
    ...combobox.fieldProps,
    ...fixed,
    value: typed,
    onFocus: () => setWanted(true),
    onChange({ currentTarget }) {
      type(currentTarget.value)
      combobox.reset()
    },
  }
  const setKind = (wish: Kind) => {
    choose(wish)
    combobox.reset()
  }
  return { kind, setKind, typed, opened, setWanted, found, list, combobox, fieldProps }
}
