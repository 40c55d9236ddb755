import type { ServiceProvider } from '@celebrio/contract/market/stores'

/** `Sevilla, Andalusia, Spain`, as much of it as is known. */
export const placeOf = ({ city, state, country }: Pick<ServiceProvider, 'city' | 'state' | 'country'>): string =>
  [...new Set([city, state, country])].filter(Boolean).join(', ')
