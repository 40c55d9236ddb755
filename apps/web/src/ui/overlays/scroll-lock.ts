import { useEffect } from 'react'

let locks = 0

const lock = () => {
  locks += 1
  if (locks > 1) return
  const page = document.documentElement
  // The width of the scroll bar becomes padding, so that the page does not shift.
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
 * Prevents the page from scrolling behind an overlay. Mantine's own scroll lock adds a style element, which the content
 * security policy forbids.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return undefined
    lock()
    return unlock
  }, [locked])
}
