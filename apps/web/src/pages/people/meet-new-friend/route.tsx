import { useSearchParams } from 'react-router'
import { Meet, MeetFrame, PersonalOnly } from '#features/people/meet'
import { isCelebrant, useSession } from '#lib/session.ts'

/** People to meet, and treats. */
export const Component = () => {
  const [search] = useSearchParams()
  const session = useSession()
  const isPersonal = session !== null && isCelebrant(session.user)
  return (
    <MeetFrame>
      {isPersonal ? <Meet view={search.get('view') === 'treats' ? 'treats' : 'people'} /> : <PersonalOnly />}
    </MeetFrame>
  )
}
