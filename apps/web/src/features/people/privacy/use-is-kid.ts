import { useQuery } from '@tanstack/react-query'
import { privacyQuery } from './data.ts'
import { isKidsAccount } from './is-kids-account.ts'

/** Whether the viewer has a kids account; undefined until that is known. */
export function useIsKid(isMember: boolean): boolean | undefined {
  const { data } = useQuery({ ...privacyQuery, enabled: isMember })
  return data && isKidsAccount(data)
}
