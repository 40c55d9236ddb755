import type { Event } from '@celebrio/contract/celebrations/events'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Place, Event as SchemaEvent, WithContext } from 'schema-dts'
import { previewPicture } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import { fullTime } from '#platform/formats.ts'
import type { PagePreview, Preview } from '#platform/http/previews.ts'
import { messages } from './messages.ts'
import { isIndexed } from './queries/indexed.ts'
import { eventViews } from './view.ts'

const whenOf = ({ date_open, starts_at, timezone }: Event, language: Language): string =>
  date_open ? messages[language].dateOpen : fullTime(language, new Date(starts_at), timezone)

function pictureOf({ cover, coverphoto }: Event): Preview['image'] {
  if (cover) return previewPicture(cover)
  return coverphoto ? { url: coverphoto, width: null, height: null } : null
}

const placeOf = ({ location, address, city, state, country, lat, long }: Event): Place => ({
  '@type': 'Place',
  ...(location && { name: location }),
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(city && { addressLocality: city.name }),
    ...(state && { addressRegion: state.name }),
    ...(country && { addressCountry: country.name }),
  },
  ...(lat !== null && long !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
})

/** Nothing while guests vote on the date: search engines show an event with its day. */
function dataOf(event: Event): WithContext<SchemaEvent> | undefined {
  if (event.date_open) return undefined
  const picture = pictureOf(event)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...(event.about && { description: event.about }),
    startDate: event.starts_at,
    ...(event.end_date && { endDate: event.ends_at }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event),
    ...(picture && { image: picture.url }),
    ...(event.members && { maximumAttendeeCapacity: event.members }),
    organizer: { '@type': 'Person', name: event.user.name },
  }
}

const viewOf = (event: Event, language: Language): Preview => ({
  title: event.title,
  description: [whenOf(event, language), event.address, event.location, event.user.name]
    .filter(part => part !== null)
    .join(' · '),
  image: pictureOf(event),
  data: dataOf(event),
})

/** What an invitation shows before it is opened: it may be for an event that few people know of. No place, and no names. */
export const invitationPreview = (event: Event, language: Language): Preview => ({
  title: event.title,
  description: `${messages[language].invited} · ${whenOf(event, language)}`,
  image: pictureOf(event),
  isPersonal: true,
})

/** Public events only, and none of private accounts: for all others there is no preview, so that not even their existence shows. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/events/:id',
    async find({ id = '' }, language) {
      if (!/^[1-9]\d{0,15}$/.test(id) || !(await isIndexed(app.db, Number(id)))) return null
      const [event] = await eventViews(app, app.db, { id: 0, language }, [Number(id)])
      return event ? viewOf(event, language) : null
    },
  },
]
