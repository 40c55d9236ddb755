import { type ComponentType, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { paths } from '#lib/paths.ts'

type DialogProps = { opened: boolean; onClose: () => void; onClosed: () => void }

/** Loads the sign-in dialog. */
export type LoadSignIn = () => Promise<ComponentType<DialogProps>>

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

type Phase = 'unused' | 'open' | 'closing' | 'closed'

type SignInLinkProps = { load: LoadSignIn; className: string | undefined; children: ReactNode }

/** Opens the sign-in dialog; in a new tab it is the sign-in page. */
export const SignInLink = ({ load, className, children }: SignInLinkProps) => {
  const [SignInDialog] = useState(() => lazy(async () => ({ default: await load() })))
  const [phase, setPhase] = useState<Phase>('unused')
  const link = useRef<HTMLAnchorElement>(null)
  // The dialog loads lazily, so it cannot know where the focus came from: the link takes it when the dialog is gone.
  useEffect(() => {
    if (phase === 'closed' && document.activeElement === document.body) link.current?.focus()
  }, [phase])
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setPhase('open')
  }
  return (
    <>
      <a
        ref={link}
        href={paths.signIn()}
        className={className}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        {children}
      </a>
      {(phase === 'open' || phase === 'closing') && (
        <Suspense fallback={null}>
          <SignInDialog
            opened={phase === 'open'}
            onClose={() => setPhase('closing')}
            onClosed={() => setPhase('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
