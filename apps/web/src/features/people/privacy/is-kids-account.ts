import type { Privacy } from '@celebrio/contract/people/privacy'

/** Children have no choice who finds them: only those do who know them. */
export const isKidsAccount = ({ choices }: Privacy): boolean => choices.found_by.length === 1
