import type { Viewer } from '#platform/auth/viewer.ts'

/** What moderators decide needs no address. */
export const seesAddresses = ({ roles }: Viewer): boolean => roles.has('administrator')
