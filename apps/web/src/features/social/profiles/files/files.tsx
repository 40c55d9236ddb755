import type { Profile } from '@celebrio/contract/people/profiles'
import { useSearchParams } from 'react-router'
import { Collections } from './collections.tsx'
import { Month } from './month.tsx'

const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/** A person's pictures and videos: the list of months, or those of the month in the URL. */
export const Files = ({ profile }: { profile: Profile }) => {
  const [search] = useSearchParams()
  const month = search.get('month')
  return isMonth(month) ? <Month profile={profile} month={month} /> : <Collections profile={profile} />
}
