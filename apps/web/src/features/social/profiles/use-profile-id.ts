import { useParams } from 'react-router'
import { useNumericId } from '#lib/numeric-id.ts'
import { useSession } from '#lib/session.ts'

type ProfileId = {
  /** Undefined where the address has something that is no id. */
  id: number | undefined
  inAddress: number | undefined
}

/** The profile id in the URL; without one it is the viewer's own profile. */
export function useProfileId(): ProfileId {
  const { id: text } = useParams()
  const inAddress = useNumericId()
  const session = useSession()
  return { id: text === undefined ? session?.user.id : inAddress, inAddress }
}
