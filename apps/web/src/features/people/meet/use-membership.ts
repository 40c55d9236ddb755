import { useQuery } from '@tanstack/react-query'
import { membershipQuery } from './data.ts'

/** The viewer's permissions here; undefined while they are loading. */
export const useMembership = () => {
  const { data } = useQuery(membershipQuery)
  return { profile: data?.meet_friend ?? null, canTreat: data?.can.treat ?? false, waiting: data?.waiting ?? 0 }
}
