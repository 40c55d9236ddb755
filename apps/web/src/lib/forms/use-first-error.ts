import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const wrongField = '[aria-invalid="true"], [data-error] :is(button, a)'

/** A ref for a form, and a function that focuses its first invalid field once the errors have rendered. */
export const useFirstError = (): { form: RefObject<HTMLFormElement | null>; focusFirstError: () => void } => {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts) form.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [attempts])
  return { form, focusFirstError: useCallback(() => setAttempts(count => count + 1), []) }
}
