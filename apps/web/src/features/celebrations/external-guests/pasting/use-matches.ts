import { matchLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Matches, matchesQuery } from './data.ts'
import { isName } from './entries.ts'
import type { Line } from './parse-lines.ts'

const nobody: Matches = new Map()

/** Which connections are meant by the lines that are only a name. */
export function useMatches(eventId: number, lines: readonly Line[]) {
  const names = lines.filter(line => isName(line) && line.name.length <= matchLimits.name).map(line => line.name)
  const wanted = [...new Set(names)].slice(0, matchLimits.names).join('\n')
  const [asked] = useDebouncedValue(wanted, delays.filter)
  const query = matchesQuery(eventId, asked.split('\n'))
  const { data, isError, isFetching } = useQuery({
    ...query,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return { matches: data ?? nobody, isLooking: !isError && (isFetching || asked !== wanted) }
}
