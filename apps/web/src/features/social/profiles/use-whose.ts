import { useParams } from 'react-router'
import { useSession } from '#lib/session.ts'

/** Whose profile the address names: an id, or nobody's where it is the own one. */
export function useWhose(): { id: number; inAddress: number | undefined } {
  const { id: text } = useParams()
  const session = useSession()
  if (text === undefined) return { id: session?.user.id ?? 0, inAddress: undefined }
  // Whatever is no id names nobody: the server says so.
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER
  return { id, inAddress: id }
}
