import { ensureTemplate } from '../../src/make-template.ts'
import { ensureTemplateDatabase } from './postgres.ts'

/** Prepares the template that every test file copies: an embedded one, or a template database on a server. */
export default async function setup(): Promise<void> {
  const server = process.env.DATABASE_URL
  await (server ? ensureTemplateDatabase(server) : ensureTemplate())
}
