import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'

// Forms and schemas are fetched when somebody reaches for them, not with the page.
const fetchDialog = () => import('#features/people/accounts')

const SignInDialog = lazy(async () => ({ default: (await fetchDialog()).SignInDialog }))

const warm = () => void fetchDialog()

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** Opens the sign-in dialog; in a new tab it is the sign-in page. */
export const SignInLink = ({ className, children }: { className: string | undefined; children: ReactNode }) => {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  // The dialog was not there yet when it was asked for, so it cannot know where the focus came from.
  useEffect(() => {
    if (!asked || opened) return
    const frame = requestAnimationFrame(() => link.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [asked, opened])
  // It may even have given the focus back to a field of its own, with which it would go.
  const giveBack = () => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[role="dialog"]')) link.current?.focus()
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setAsked(true)
    setOpened(true)
  }
  return (
    <>
      <Link
        ref={link}
        to={paths.signIn()}
        className={className}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {children}
      </Link>
      {asked && (
        <Suspense fallback={null}>
          <SignInDialog opened={opened} onClose={() => setOpened(false)} onClosed={giveBack} />
        </Suspense>
      )}
    </>
  )
}
