import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf } from './steps.ts'

const world = await startWorld()
const { create, edit, pair, personal, to } = lettersOf(world)
const ilse = { email: 'ilse@example.org' }

const answer = (token: string, how: 'accept' | 'reject', language: string) =>
  fetch(`${world.url}/api/v1/personal-invitation/${token}/${how}`, {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    body: '{}',
  })

test('guests without an account get e-mails in the host’s language, and in their own once they have answered', async () => {
  const { ana } = await pair()
  await world.app.db.updateTable('users').set({ language: 'es' }).where('id', '=', ana.id).execute()
  const { id } = await create(ana)
  const { token } = await personal.link(ana, id, { name: 'Ilse', ...ilse })
  expect((await to(ilse)).map(mail => mail.language)).toEqual(['es'])
  expect((await answer(token, 'accept', 'fr-FR,fr;q=0.9')).status).toBe(200)
  expect((await to(ilse)).map(mail => mail.language)).toEqual(['fr'])
  await edit(ana, id, { address: 'Long Table 7' })
  expect((await to(ilse)).map(mail => [mail.language, mail.subject])).toEqual([['fr', 'Du nouveau\u202f: Party']])
})

test('an answer that becomes a member’s brings no language along', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana)
  const { token } = await personal.link(ana, id, { name: 'Ben' })
  await answer(token, 'accept', 'pt-BR')
  expect((await personal.takeOver(ben, token)).status).toBe(200)
  await to(ben)
  await edit(ana, id, { address: 'Long Table 7' })
  expect((await to(ben)).map(mail => mail.language)).toEqual(['en'])
})
