import { mediaOf } from '#features/base/uploads'
import type { Feature } from '#platform/feature.ts'
import { findTopics, membersOfInquiry } from './queries/inquiries.ts'

/** Who sells and who asks talk about a deal, two by two, also when it is over or gone. */
export const conversations: Feature['conversations'] = [
  {
    kind: 'deal',
    members: membersOfInquiry,
    topics: async (app, db, viewerId, ids) =>
      new Map(
        (await findTopics(db, viewerId, ids)).map(({ id, deal_id, name, title, picture, is_visible }) => [
          id,
          {
            title: name === null ? title : `${name} · ${title}`,
            about: title,
            picture: picture && is_visible ? mediaOf(app, picture).image : null,
            hasPage: is_visible,
            pageId: deal_id,
          },
        ]),
      ),
    goesWithEither: true,
    follows: {},
  },
]
