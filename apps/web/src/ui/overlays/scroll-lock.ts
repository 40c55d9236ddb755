import { useEffect } from 'react'

let locks = 0

const lock = () => {
  locks += 1
  if (locks > 1) return
  const page = document.documentElement
  // What the scroll bar took is kept as padding, so that nothing moves sideways.
  document.body.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
  page.style.overflow = 'hidden'
}

const unlock = () => {
  locks -= 1
  if (locks > 0) return
  document.body.style.paddingRight = ''
  document.documentElement.style.overflow = ''
}

/**
 * Holds the page still while something lies over it. Mantine's own lock makes a style element, which the content
 * security policy forbids.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return undefined
    lock()
    return unlock
  }, [locked])
}
