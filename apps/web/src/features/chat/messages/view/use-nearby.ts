import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { loadNewer, loadOlder } from '../data.ts'
import type { MessageWindow } from '../message-window.ts'

/** So many pixels before the end of what is loaded the next part is asked for. */
const margin = 800

/** Loads the part that one is about to come to. @returns the function to be called after each move */
export function useNearby(id: number, loaded: MessageWindow, list: RefObject<VirtualizerHandle | null>): () => void {
  const client = useQueryClient()
  const isLoading = useRef(false)
  const load = async (part: typeof loadOlder) => {
    isLoading.current = true
    // Without a connection it is asked for again by the next move.
    await part(client, id).catch(() => undefined)
    isLoading.current = false
  }
  return () => {
    const handle = list.current
    if (!handle || isLoading.current) return
    const { scrollOffset, scrollSize, viewportSize } = handle
    if (loaded.has_older && scrollOffset < margin) void load(loadOlder)
    else if (loaded.has_newer && scrollOffset + viewportSize > scrollSize - margin) void load(loadNewer)
  }
}
