import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { announce } from '#ui/feedback/announcer.tsx'
import { type Kind, keywordOf, searchQuery } from './data.ts'
import { useCombobox } from './use-combobox.ts'
import { useSearchInput } from './use-search-input.ts'

/** Maximum number of suggestions; the results page has all. */
const maxSuggestions = 7

const useSuggestions = (kind: Kind, typed: string) => {
  const { t } = useTranslation('search')
  const [debounced] = useDebouncedValue(typed, delays.filter)
  const keyword = keywordOf(kind, typed) && keywordOf(kind, debounced)
  const list = useInfiniteQuery({
    ...searchQuery(kind, keyword),
    // Results of another kind must not be shown as placeholders.
    placeholderData: (found, query) => (query?.queryKey[1] === kind ? found : undefined),
  })
  const found = list.data?.pages[0]?.found.slice(0, maxSuggestions)
  const count = list.isPlaceholderData ? undefined : found?.length
  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? t('nothing') : t('found', { count, keyword }))
  }, [count, keyword, t])
  return { keyword, found, list }
}

const inputProps = {
  type: 'text',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 255,
} as const

/** State and behaviour of the search field. `onNavigate` is called when a result is opened. */
export function useSearchBox(onNavigate: () => void) {
  const navigate = useNavigate()
  const { kind, choose, typed, type, listEnabled, setListEnabled, clear } = useSearchInput()
  const { keyword, found, list } = useSuggestions(kind, typed)
  const opened = listEnabled && keyword !== ''
  const go = (to: string) => {
    clear()
    onNavigate()
    void navigate(to)
  }
  const combobox = useCombobox({
    // The last option is the page with all results.
    count: opened && found?.length ? found.length + 1 : 0,
    onChoose(at) {
      const current = keywordOf(kind, typed)
      const to = found?.[at]?.to ?? (current && paths.search(kind, current))
      if (to) go(to)
    },
    onEscape() {
      setListEnabled(false)
      return opened
    },
  })
  const fieldProps: ComponentProps<'input'> = {
    ...combobox.fieldProps,
    ...inputProps,
    value: typed,
    onFocus: () => setListEnabled(true),
    onChange({ currentTarget }) {
      type(currentTarget.value)
      combobox.reset()
    },
  }
  const setKind = (chosen: Kind) => {
    choose(chosen)
    combobox.reset()
  }
  return { kind, setKind, typed, opened, setListEnabled, found, list, combobox, fieldProps }
}
