import { randomBytes } from 'node:crypto'
import { ensureTemplate } from '../../src/make-template.ts'
import { dropKept, ensureTemplateDatabase } from './postgres.ts'

/** Prepares the template that every test file copies: an embedded one, or a template database on a server. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
  // Workers inherit it.
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  await (server ? ensureTemplateDatabase(server) : ensureTemplate())
  return async () => {
    if (server) await dropKept(server)
  }
}
