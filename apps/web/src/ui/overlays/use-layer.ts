import { useEffect, useState } from 'react'

type Layer<T> = { shown: T | null; open: (value: T) => void; close: () => void }

/**
 * Something that lies over the whole page, a picture viewer for one. Back takes it away instead of leaving the page: it
 * has an entry of its own in the history, and is closed by going back from it.
 */
export function useLayer<T>(): Layer<T> {
  const [shown, setShown] = useState<T | null>(null)
  useEffect(() => {
    if (shown === null) return undefined
    const takeAway = () => setShown(null)
    window.addEventListener('popstate', takeAway)
    return () => window.removeEventListener('popstate', takeAway)
  }, [shown])
  return {
    shown,
    open(value) {
      history.pushState(history.state, '')
      setShown(value)
    },
    close: () => history.back(),
  }
}
