import { type FlowerType, flowerTypes } from '@celebrio/contract/base/flowers'
import { type KeyboardEvent, useEffect, useRef } from 'react'

const last = flowerTypes.length - 1

const nextPlace = (key: string, at: number): number | null => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at === last ? 0 : at + 1
    case 'ArrowLeft':
    case 'ArrowUp':
      return at === 0 ? last : at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** Arrow keys move between the flowers; Escape closes. The first flower is focused when the picker opens. */
export function useBunchKeys(lifted: FlowerType, onClose: () => void) {
  const heads = useRef<(HTMLButtonElement | null)[]>([])
  useEffect(() => heads.current[0]?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      return
    }
    const place = nextPlace(event.key, flowerTypes.indexOf(lifted))
    if (place === null) return
    event.preventDefault()
    heads.current[place]?.focus()
  }
  const headAt = (at: number) => (button: HTMLButtonElement | null) => {
    heads.current[at] = button
  }
  return { headAt, onKeyDown }
}
