import { useSyncExternalStore } from 'react'
import { formatStartForViewer, type Span } from './formats-zones.ts'

const never = () => () => undefined

/** The start as the viewer's own clock shows it, as `formatStartForViewer`; null where the server renders, which does not know that clock. */
export const useStartForViewer = (span: Span): string | null =>
  useSyncExternalStore(
    never,
    () => formatStartForViewer(span),
    () => null,
  )
