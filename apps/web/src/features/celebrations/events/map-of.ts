import type { Event } from '@celebrio/contract/celebrations/events'

const map = 'https://www.openstreetmap.org'

/** A map at the coordinates if known, otherwise a map search for the address. */
export const mapOf = ({ lat, long }: Pick<Event, 'lat' | 'long'>, query: string): string =>
  lat !== null && long !== null
    ? `${map}/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`
    : `${map}/search?${new URLSearchParams({ query }).toString()}`
