import type { Event } from '@celebrio/contract/celebrations/events'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { PagePreview, Preview } from '#platform/http/previews.ts'
import { eventViews } from './view.ts'

const toBeChosen: Record<Language, string> = {
  en: 'Date to be chosen',
  fr: 'Date à choisir',
  es: 'Fecha por elegir',
  pt: 'Data a escolher',
}

const whenOf = ({ date_open, starts_at, timezone }: Event, language: Language): string =>
  date_open
    ? toBeChosen[language]
    : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(
        new Date(starts_at),
      )

/** The rendition nearest to what most sites show, about 1200 pixels wide. */
function pictureOf({ cover, coverphoto }: Event): Preview['image'] {
  const best = cover?.sources.toSorted((a, b) => Math.abs(a.width - 1200) - Math.abs(b.width - 1200))[0]
  if (!cover || !best) return coverphoto ? { url: coverphoto, width: null, height: null } : null
  const height = cover.width && cover.height ? Math.round((best.width * cover.height) / cover.width) : null
  return { url: best.url, width: best.width, height }
}

const viewOf = (event: Event, language: Language): Preview => ({
  title: event.title,
  description: [whenOf(event, language), event.address, event.location, event.user.name]
    .filter(part => part !== null)
    .join(' · '),
  image: pictureOf(event),
})

/** Public events only: for all others there is no preview, so that not even their existence shows. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/events/:id',
    async find({ id = '' }, language) {
      if (!/^[1-9]\d{0,15}$/.test(id)) return null
      const [event] = await eventViews(app, app.db, { id: 0, language }, [Number(id)])
      return event ? viewOf(event, language) : null
    },
  },
]
