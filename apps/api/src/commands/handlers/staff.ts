import { staffRoles } from '@celebrio/contract/people/users'
import { z } from 'zod'
import { giveMonthsByEmail } from '#features/market/subscriptions'
import { appoint, correctBirthday, listStaff, removeSecondStep } from '#features/people/accounts'
import type { AppContext } from '../../platform/app-context.ts'
import type { Command } from '../command.ts'

const usage = `npm run staff                                        who belongs to the staff
npm run staff -- appoint <email> <${staffRoles.join('|')}>
npm run staff -- release <email>
npm run staff -- remove-second-step <email> <reason>
npm run staff -- correct-birthday <email> <YYYY-MM-DD> <reason>
npm run staff -- give <email of a provider> <months> <reason>`

/** @throws Error for a day that no calendar has; PostgreSQL would refuse it in words of its own */
function requireDay(text: string): void {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text)
  if (isWritten && !z.iso.date().safeParse(text).success) throw new Error(`There is no such day as ${text}.`)
}

async function correct(app: AppContext, email: string, dob: string, reason: string): Promise<void> {
  requireDay(dob)
  await correctBirthday(app, email, dob, reason)
}

/** Appoints and releases staff, helps people by hand, and lists who belongs to the staff. */
export const staff: Command = {
  async run(app, [verb, email, wanted, ...words], print) {
    const role = staffRoles.find(one => one === wanted)
    if (verb === 'appoint' && email && role) await appoint(app, email, role)
    else if (verb === 'release' && email) await appoint(app, email, null)
    else if (verb === 'remove-second-step' && email) await removeSecondStep(app, email, [wanted, ...words].join(' '))
    else if (verb === 'correct-birthday' && email && wanted) await correct(app, email, wanted, words.join(' '))
    else if (verb === 'give' && email && wanted) {
      const { ends_at } = await giveMonthsByEmail(app, email, { months: wanted, reason: words.join(' ') })
      return print(`The store is listed until ${ends_at.slice(0, 10)}.`)
    } else if (verb !== undefined) throw new Error(usage)
    const members = await listStaff(app)
    for (const one of members) print(`${one.staff_role}  ${one.email}  ${one.name}`)
    if (members.length === 0) print('Nobody belongs to the staff.')
  },
}
