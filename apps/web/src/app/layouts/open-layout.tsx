import { lazy, Suspense } from 'react'
import { useSession } from '#lib/session.ts'
import { GuestFrame } from './guest-frame.tsx'

const CelebrantLayout = lazy(async () => ({ default: (await import('./celebrant-layout.tsx')).Component }))

/** The layout of open pages: celebrants' own, and for guests one that loads none of its code. */
export const Component = () =>
  useSession() ? (
    <Suspense>
      <CelebrantLayout />
    </Suspense>
  ) : (
    <GuestFrame />
  )
