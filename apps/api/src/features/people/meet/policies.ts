import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import type { AgeStatus } from './rules.ts'

type MeetAccess = { age: AgeStatus; joined: boolean }

/**
 * To look one need not have joined: who has joined may keep their meet profile private, so that looking unseen is nothing
 * that joining would prevent.
 */
export const canLook = ({ age }: Pick<MeetAccess, 'age'>): boolean => age === 'adult'

/** Who receives a treat has to see who sends it. */
export const canTreat = (access: MeetAccess): boolean => canLook(access) && access.joined

/** What there is still to do with somebody; whatever is done twice stands as it was. */
export const treatRights = (treat: MeetEntry['treat'], status: MeetEntry['status']): MeetEntry['can'] => ({
  treat: treat === null,
  answer: treat?.direction === 'received' && treat.answer !== 'accepted',
  connect: treat?.answer === 'accepted' && status === null,
  message: treat?.answer === 'accepted',
})
