import type { ChoosableName, Privacy, PrivacyChanges } from '@celebrio/contract/people/privacy'
import { updateUser } from '#features/people/accounts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findChosen } from './queries.ts'
import { canBeChosen, choicesFor, inForce } from './rules.ts'

/** Who may do what with the viewer. */
export async function readPrivacy(db: Db, viewer: Viewer): Promise<{ privacy: Privacy }> {
  const chosen = await findChosen(db, viewer.id)
  const choices = choicesFor(chosen)
  return {
    privacy: {
      messages_from: inForce(chosen.messages_from, choices.messages_from),
      invitations_from: inForce(chosen.invitations_from, choices.invitations_from),
      birthday_to: inForce(chosen.birthday_to, choices.birthday_to),
      found_by: inForce(chosen.found_by, choices.found_by),
      shows_reads: chosen.shows_reads,
      choices,
    },
  }
}

const choosable: readonly ChoosableName[] = ['messages_from', 'invitations_from', 'birthday_to', 'found_by']

/** @throws AppError validation_failed for what an account cannot choose, as children do not open themselves to strangers */
export const changePrivacy = (app: AppContext, viewer: Viewer, changes: PrivacyChanges) =>
  inTransaction(app, async tx => {
    const choices = choicesFor(await findChosen(tx, viewer.id))
    const wrong = choosable.find(name => !canBeChosen(choices, name, changes[name]))
    if (wrong) throw fieldError(wrong, 'not_a_choice')
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    if (given.length > 0) await updateUser(tx, viewer.id, Object.fromEntries(given))
    return { message: 'Privacy settings saved', ...(await readPrivacy(tx, viewer)) }
  })
