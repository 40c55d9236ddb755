import { ensureTemplate } from '../../src/make-template.ts'
import { ensureTemplateDatabase } from './postgres.ts'

/** Prepares what every test file starts from a copy of: the embedded template, or a template database on a server. */
export default async function setup(): Promise<void> {
  const server = process.env.DATABASE_URL
  await (server ? ensureTemplateDatabase(server) : ensureTemplate())
}
