import { useNavigate } from 'react-router'
import { draftOf } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'

/** What is written in the composer, and the address whose card goes with it. */
export const emptyPost = { content: '', link: '' }

/** Opens the composer with the card of an address under what the person has written there already. */
export const usePostDraft = () => {
  const navigate = useNavigate()
  return (link: string) => {
    const draft = draftOf('post', emptyPost)
    draft.write({ ...draft.read(), link })
    void navigate(paths.compose())
  }
}
