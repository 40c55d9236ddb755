import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Step } from './steps.ts'

/** Whether the field has one line, though it may wrap. */
const isLine = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement
    ? 'line' in target.dataset
    : target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)

const leadsOn = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !defaultPrevented && !isComposing && isLine(target)

/** Enter in a field leads to the next step, if there is one, instead of sending what was not looked at yet. */
export function useEnterLeadsOn(
  form: RefObject<HTMLFormElement | null>,
  next: Step | undefined,
  go: (to: Step) => void,
) {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (next === undefined || !leadsOn(event)) return
    event.preventDefault()
    go(next)
  })
  useEffect(() => {
    const element = form.current
    element?.addEventListener('keydown', follow)
    return () => element?.removeEventListener('keydown', follow)
  }, [form])
}
