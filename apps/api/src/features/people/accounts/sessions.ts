import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { hashOfToken, newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { rolesOf } from './policies.ts'
import { deleteChallengesOf } from './queries/challenges.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findLiving,
  findSession,
  insertSession,
  isStale,
  touchSession,
} from './queries/sessions.ts'

/** What a device says of itself when it signs in. */
export type Device = { device_type?: string | undefined; device_id?: string | undefined; userAgent: string }

/** What somebody has shown to be let in, for the log. */
export type Proof = 'sign-up' | 'password' | 'google' | 'code' | 'passkey'

/** Opens a session and returns its token, which is told to the device only. @param proof the last thing that was asked for */
export async function openSession(
  app: AppContext,
  db: Db,
  userId: number,
  device: Device,
  proof: Proof,
): Promise<string> {
  const token = newToken()
  const now = app.clock.now()
  await insertSession(db, {
    user_id: userId,
    token_hash: hashOfToken(token),
    device_type: device.device_type ?? null,
    device_id: device.device_id ?? null,
    user_agent: device.userAgent.slice(0, 500),
    created_at: now,
    last_used_at: now,
  })
  app.log.info({ account: userId, proof }, 'signed in')
  return token
}

/** Who a bearer token speaks for; null when it is unknown, revoked, idle for 30 days, a year old, or the account is not active. */
export async function viewerOfToken(app: AppContext, token: string): Promise<Viewer | null> {
  const now = app.clock.now()
  const session = await findSession(app.db, hashOfToken(token), now)
  if (!session) return null
  if (isStale(session.last_used_at, now)) await touchSession(app.db, session.id, now)
  return {
    id: session.user_id,
    roles: rolesOf(session),
    lacksSecondStep: session.lacks_second_step,
    isKid: session.is_kid,
    language: session.language,
    sessionId: session.id,
  }
}

/** Which of these sessions could still be used. */
export const livingSessions = async (app: AppContext, ids: number[]): Promise<Set<number>> =>
  new Set(await findLiving(app.db, ids, app.clock.now()))

/**
 * Ends the sessions of an account, on all its devices, and sign-ins that are half done.
 * @param kept the one that goes on
 * @returns how many others there were
 */
export async function endSessionsOf(app: AppContext, tx: Tx, userId: number, kept?: number): Promise<number> {
  await deleteChallengesOf(tx, userId)
  const session_ids = await deleteSessionsOf(tx, userId, kept)
  if (session_ids.length > 0) await app.emit(tx, 'session.ended', { session_ids })
  return session_ids.length
}

export const signOut = (app: AppContext, { sessionId }: Viewer): Promise<{ message: string }> =>
  inTransaction(app, async tx => {
    await deleteSession(tx, sessionId)
    await app.emit(tx, 'session.ended', { session_ids: [sessionId] })
    return { message: 'Logged out' }
  })
