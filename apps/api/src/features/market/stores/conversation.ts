import type { AppContext } from '#platform/app-context.ts'
import type { Feature } from '#platform/feature.ts'
import { findTopics, membersOfInquiry } from './queries/inquiries.ts'

type Inquiry = Awaited<ReturnType<typeof findTopics>>[number]

/** Who writes sees the store; its owner sees who writes, and to what. */
function topicOf(app: AppContext, { is_own, asker_name, asker_picture, company_name, logo, provider_id }: Inquiry) {
  const picture = is_own ? asker_picture : logo
  return {
    title: is_own ? `${asker_name} · ${company_name}` : company_name,
    about: company_name,
    picture: picture && app.files.publicUrl(picture),
    pageId: provider_id,
  }
}

/** A store and who writes to it, two by two; also while it rests, and not across a block. */
export const conversations: Feature['conversations'] = [
  {
    kind: 'provider',
    members: membersOfInquiry,
    topics: async (app, db, viewerId, ids) =>
      new Map((await findTopics(db, viewerId, ids)).map(row => [row.id, topicOf(app, row)])),
    goesWithEither: true,
    follows: {},
  },
]
