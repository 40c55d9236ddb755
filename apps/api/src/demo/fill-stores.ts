import type { SceneName } from '@celebrio/art/scene'
import { availabilityForm } from '@celebrio/contract/market/availability'
import { storeForm } from '@celebrio/contract/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { createAlbum } from '../features/market/albums/write-albums.ts'
import { editTerms, markDays } from '../features/market/availability/edit-availability.ts'
import { answer, ask } from '../features/market/questions/write-questions.ts'
import { editOwnStore } from '../features/market/stores/own-store.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findStoreOf } from './queries.ts'
import type { DemoAlbum, DemoCalendar, DemoQuestion, StoreDetails } from './stores/details/details.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'
import { withoutFacts } from './without-facts.ts'

const day = 24 * 60

type Shots = { studio: Studio; seed: number }

/** One after the other, as the order of an album matters. */
async function upload(app: AppContext, owner: Viewer, scenes: readonly SceneName[], { studio, seed }: Shots) {
  const files = []
  for (const scene of scenes) files.push(await studio.file(picture(scene, seed)))
  return uploadNow(app, owner, files)
}

async function hang(app: AppContext, owner: Viewer, { name, scenes }: DemoAlbum, shots: Shots): Promise<void> {
  await createAlbum(app, owner, { name, images: await upload(app, owner, scenes, shots) })
}

async function converse(app: AppContext, cast: Cast, owner: Viewer, asked: readonly DemoQuestion[]): Promise<void> {
  const id = await findStoreOf(app.db, owner.id)
  for (const { by, daysAgo, after, question, answer: words } of asked) {
    const put = await ask(withoutFacts(at(app, daysAgo * day)), viewerOf(cast, by), id, question)
    await answer(withoutFacts(at(app, daysAgo * day - after)), owner, put.question.id, words)
  }
}

/** What a store tells of itself besides what it sells: languages and rules, pictures, what it was asked. */
export async function fillStore(
  app: AppContext,
  owner: Viewer,
  { languages, details }: { languages: readonly string[]; details: StoreDetails },
  { cast, ...shots }: Shots & { cast: Cast },
): Promise<void> {
  const { travels_km, travel, deposit, cancellation, album, questions = [] } = details
  await editOwnStore(app, owner, storeForm.parse({ languages, travels_km, travel, deposit, cancellation }))
  if (album) await hang(app, owner, album, shots)
  await converse(app, cast, owner, questions)
}

const dateIn = (app: AppContext, days: number): string =>
  minutesAfter(app.clock.now(), days * day)
    .toISOString()
    .slice(0, 10)

/** From now on, whatever was booked before. */
export async function keepCalendar(app: AppContext, owner: Viewer, calendar: DemoCalendar): Promise<void> {
  const { holiday, weekdays_off = [], ...terms } = calendar
  await editTerms(app, owner, availabilityForm.parse({ ...terms, weekdays_off: [...weekdays_off] }))
  if (!holiday) return
  const [from, to] = [dateIn(app, holiday.in), dateIn(app, holiday.in + holiday.days - 1)]
  await markDays(app, owner, { from, to, is_off: true })
}
