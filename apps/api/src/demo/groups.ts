import type { SceneName } from '@celebrio/art/scene'
import type { PersonKey } from './cast/people.ts'

export type DemoGroup = {
  by: PersonKey
  name: string
  description: string
  scene: SceneName
  /** How many days ago it was made. */
  ago: number
  /** In how many days the day is that it is about. */
  inDays?: number
  /** Connections of the owner. */
  joined: readonly PersonKey[]
  /** Those who have not answered yet. */
  invited?: readonly PersonKey[]
  admins?: readonly PersonKey[]
}

/** The groups of the demo world. */
export const demoGroups: readonly DemoGroup[] = [
  {
    by: 'amara',
    name: 'Mama’s seventieth: the inner circle',
    description:
      'Who brings what, who picks up whom, and who keeps the secret about the band. Mama is not in here, and it has to stay that way.',
    scene: 'cake',
    ago: 21,
    inDays: 6,
    joined: ['samuel', 'zainab', 'ruth', 'marcus', 'sofia'],
    invited: ['harpreet'],
    admins: ['samuel'],
  },
  {
    by: 'sofia',
    name: 'La mesa de la Calle 47',
    description: 'Los que nunca faltan. Aquí se decide quién pone el mantel, quién el mole y quién las excusas.',
    scene: 'table',
    ago: 30,
    joined: ['lucia', 'diego'],
    invited: ['amara'],
    admins: ['lucia'],
  },
  {
    by: 'hana',
    name: 'Friday supper, somewhere',
    description: 'Once a month, a different kitchen. Whoever cooked last time chooses the next cook.',
    scene: 'tea',
    ago: 26,
    joined: ['tomas', 'andre', 'oliver', 'mei', 'ben'],
    invited: ['amara', 'ines'],
  },
  {
    by: 'priya',
    name: 'Nine colours of rangoli',
    description: 'We meet on the roof at six with chalk, powder and somebody’s patient cat.',
    scene: 'rangoli',
    ago: 14,
    joined: ['meera', 'mei', 'harpreet'],
    admins: ['meera'],
  },
]
