import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const wrongField = '[aria-invalid="true"], [data-error] button'

/** A form's element, and a way to put the focus on its first wrong field once the errors are drawn. */
export const useFirstError = (): { form: RefObject<HTMLFormElement | null>; focusFirstError: () => void } => {
  const form = useRef<HTMLFormElement>(null)
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [asked])
  return { form, focusFirstError: useCallback(() => ask(count => count + 1), []) }
}
