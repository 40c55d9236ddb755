import { useQuery } from '@tanstack/react-query'
import { standingQuery } from './data.ts'

/** What the viewer may do here; nothing while that is not known. */
export const useMembership = () => {
  const { data } = useQuery(standingQuery)
  return { profile: data?.meet_friend ?? null, canTreat: data?.can.treat ?? false, waiting: data?.waiting ?? 0 }
}
