import { groupForm } from '@celebrio/contract/social/group-shapes'
import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import { changeRole } from '../features/social/groups/change-members.ts'
import { accept } from '../features/social/groups/join.ts'
import { createGroup } from '../features/social/groups/write-groups.ts'
import { type DemoGroup, demoGroups } from './groups.ts'
import { idOf } from './meet.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'
import { withoutFacts } from './without-facts.ts'

const day = 24 * 60

async function createOne(app: AppContext, cast: Cast, studio: Studio, group: DemoGroup): Promise<void> {
  const { by, joined, invited = [], admins = [], scene, ago, inDays, ...words } = group
  const owner = viewerOf(cast, by)
  const [cover] = await uploadNow(app, owner, [await studio.file(picture(scene))])
  const date =
    inDays === undefined
      ? undefined
      : minutesAfter(app.clock.now(), inDays * day)
          .toISOString()
          .slice(0, 10)
  const friend_ids = [...joined, ...invited].map(key => idOf(cast, key))
  const form = groupForm.parse({ ...words, date, cover, friend_ids, shows_history: true })
  const { id } = (await createGroup(withoutFacts(at(app, ago * day)), owner, form, [])).group
  for (const [order, key] of joined.entries())
    await accept(withoutFacts(at(app, ago * day - 90 * (order + 1))), viewerOf(cast, key), id)
  for (const key of admins) await changeRole(withoutFacts(app), owner, { id, user_id: idOf(cast, key) }, 'admin')
}

/** People who belong together, in groups. */
export async function createGroups(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  for (const group of demoGroups) await createOne(app, cast, studio, group)
}
