import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@celebrio/contract/people/second-step'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { consumeRecoveryCode, deleteCodes, insertCodes } from './queries/recovery-codes.ts'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const [groups, groupLength] = [2, 5]

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const newCode = () => Array.from({ length: groups }, group).join('-')

/** Codes are short, so that their hashes are keyed; however they are written, they are the same. */
const hashOf = ({ signer }: AppContext, userId: number, code: string): string =>
  signer.sign('recovery-code', String(userId), code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))

/** New codes in place of those of before: about 50 random bits each, known to nobody but whom they are told. */
export async function replaceCodes(app: AppContext, tx: Tx, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  await deleteCodes(tx, userId)
  await insertCodes(
    tx,
    userId,
    [...codes].map(code => hashOf(app, userId, code)),
  )
  return [...codes]
}

/** Uses a code up, and tells its owner. @returns whether it was good */
export async function useRecoveryCode(app: AppContext, tx: Tx, userId: number, code: string): Promise<boolean> {
  if (!(await consumeRecoveryCode(tx, userId, hashOf(app, userId, code)))) return false
  await app.emit(tx, 'account.second_step_changed', { user_id: userId, change: 'recovery_code_used' })
  return true
}
