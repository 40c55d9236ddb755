import type { Chore } from '#platform/listening.ts'
import { deletePastSkips } from './queries/distance.ts'

export const friendChores: Chore[] = [
  {
    queue: 'friends.sweep',
    cron: '41 3 * * *',
    run: async kit => void (await deletePastSkips(kit.db, kit.clock.now())),
  },
]
