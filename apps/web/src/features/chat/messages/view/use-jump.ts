import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { numericId } from '#lib/numeric-id.ts'
import { jumpTo } from '../data.ts'

/** @returns what leads to a message of the conversation, by its place, or to the end */
export function useJump(id: number): (to: number | 'end') => void {
  const client = useQueryClient()
  const { mutate } = useAction({ send: (to: number | 'end') => jumpTo(client, id, to) })
  return to => void mutate(to)
}

/** Leads to the message whose place the address names, once. */
export function useAddressedMessage(jump: (to: number) => void): void {
  const [search, setSearch] = useSearchParams()
  const at = numericId(search.get('at') ?? undefined)
  const go = useEffectEvent((seq: number) => {
    jump(seq)
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (at !== undefined) go(at)
  }, [at])
}
