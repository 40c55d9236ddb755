import { useSearchParams } from 'react-router'
import { Meet, MeetFrame } from '#features/people/meet'

/** People to meet, and treats. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <MeetFrame>
      <Meet view={search.get('view') === 'treats' ? 'treats' : 'people'} />
    </MeetFrame>
  )
}
