import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../../../src/platform/db/open.ts'
import { readSettings } from '../../../../src/platform/settings.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { dataFolder, type Program, startProgram, untilReady } from '../../../platform/embedded/program.ts'
import { findWrongs } from '../ledger/steps.ts'

vi.setConfig({ testTimeout: 240_000 })

const folder = await dataFolder()

async function start(): Promise<Program> {
  const program = await startProgram({ DATA_DIR: folder })
  await untilReady(program)
  return program
}

async function provider({ call }: Program): Promise<Member> {
  const { states } = (await call('GET', '/state?country_id=724')).body
  const state_id = states[0]?.id ?? 0
  const { cities } = (await call('GET', `/city?state_id=${state_id}`)).body
  const company = { company_name: 'Saffron & Smoke', business_phone_number: '910000000', address: 'Calle Mayor 1' }
  const papers = { payment_option: 'none', document_type: 1 }
  return signUp(call, 'Ruth', { user_type: 1, state_id, city_id: cities[0]?.id, ...company, ...papers })
}

/** Pays for plans and cancels them, over and over, until the program is gone. @returns what was told to be paid */
async function pay({ call, url }: Program, as: Member, after: () => void): Promise<number[]> {
  const paid: number[] = []
  for (let round = 0; ; round += 1) {
    const begun = await call('POST', '/subscription', { as, json: { plan: 'silver' } }).catch(() => null)
    const page = begun?.body.payment?.url?.replace(/^https?:\/\/[^/]+/, url)
    if (!begun || !page) return paid
    const body = new URLSearchParams({ pay: '1' })
    await fetch(page, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
    const checked = await call('POST', `/payment/${begun.body.payment.id}/check`, { as }).catch(() => null)
    if (checked?.body.payment?.status !== 'paid') return paid
    paid.push(begun.body.payment.id)
    after()
    if (round % 3 < 2) continue
    const shown = await call('GET', '/subscription/cancellation', { as }).catch(() => null)
    const refund = shown?.body.cancellation?.refund ?? 0
    await call('POST', '/subscription/cancel', { as, json: { refund } }).catch(() => null)
  }
}

/** What is wrong in the books of a program that has ended. */
async function inspect(paid: readonly number[]): Promise<string[]> {
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }))
  try {
    const known = await db.selectFrom('payments').select('id').where('paid_at', 'is not', null).execute()
    const ids = new Set(known.map(one => one.id))
    return [...(await findWrongs({ db })), ...paid.filter(id => !ids.has(id)).map(id => `${id} is lost`)]
  } finally {
    await close()
  }
}

test('kill -9 in the middle of paying and cancelling loses no payment, and the books come out', async () => {
  for (const most of [10, 17, 26]) {
    const program = await start()
    const people = await Promise.all(Array.from({ length: 4 }, () => provider(program)))
    let count = 0
    const afterEach = () => {
      count += 1
      if (count === most) program.child.kill('SIGKILL')
    }
    const paid = (await Promise.all(people.map(one => pay(program, one, afterEach)))).flat()
    expect(await program.ended).toBe('SIGKILL')
    expect(paid.length).toBeGreaterThanOrEqual(most)
    expect(await inspect(paid)).toEqual([])
  }
})
