import { errors } from '@celebrio/contract/platform/errors'
import { errorAnswer } from '@celebrio/contract/platform/lists'
import type { Someone } from '../../harness/caller.ts'
import type { World } from '../../harness/world.ts'
import { bodyOf, encoded, type Maker, randomOf, type Schema, valueFor } from './generate.ts'

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Description = { paths: Record<string, Record<string, Operation>> }
export type Described = { path: string; method: string; operation: Operation }

export const seed = Number(process.env.MALFORMED_SEED ?? 20_260_101)
const atOnce = 8
const patience = 20_000

/** Every operation, as the product describes it. */
export async function describedBy(world: World): Promise<Described[]> {
  const description = (await world.call('GET', '/openapi.json')).body as Description
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

const pathOf = (maker: Maker, path: string, parameters: readonly Parameter[]): string => {
  const own = parameters.filter(one => one.in === 'path')
  const made = own.reduce(
    (text, { name, schema }) => text.replace(`{${name}}`, encoded(maker, valueFor(maker, schema, name))),
    path,
  )
  const query = parameters
    .filter(one => one.in === 'query' && maker.random.chance(0.7))
    .map(({ name, schema }) => `${encodeURIComponent(name)}=${encoded(maker, valueFor(maker, schema, name))}`)
  return query.length > 0 ? `${made}?${query.join('&')}` : made
}

/** Who asks for what: `callers` as often as they are named, nobody else with a token of their own. */
export type Asking = { operations: readonly Described[]; callers: (operationId: string) => readonly Someone[] }

function headersOf({ random }: Maker, callers: readonly Someone[]): Record<string, string> {
  const someone = callers.length > 0 ? random.pick(callers) : undefined
  const token = random.chance(0.9) ? someone?.token : random.pick([undefined, 'x'.repeat(43), 'ünknown'])
  const language = random.pick(['en', 'pt-BR', '*;q=0', ',,,', 'xx'])
  return { 'accept-language': language, ...(token && { authorization: `Bearer ${encodeURI(token)}` }) }
}

/** One request, by its number: the same for the same seed. */
function requestOf({ operations, callers }: Asking, number: number) {
  const random = randomOf(seed + number * 7919)
  const maker: Maker = { random, absurdity: random.pick([0, 0.05, 0.2]) }
  const one = operations[number % operations.length]
  if (!one) throw new Error('Nothing is described.')
  const { path, method, operation } = one
  const url = pathOf(maker, path, operation.parameters ?? [])
  const headers = headersOf(maker, callers(operation.operationId))
  if (method === 'GET') return { url, method, headers }
  const schema = operation.requestBody?.content['application/json']?.schema ?? {}
  const { body, type } = bodyOf(maker, valueFor(maker, schema))
  return { url, method, headers: { ...headers, ...(type && { 'content-type': type }) }, body }
}

/** What is wrong with the answer to a request; nothing where it is a success, or an error as the contract has them. */
async function faultOf(world: World, asking: Asking, number: number): Promise<string[]> {
  const { url, ...request } = requestOf(asking, number)
  const say = (what: string) => [`${number}: ${request.method} ${url}: ${what}`]
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(world.url + url, { ...request, redirect: 'manual', signal })
    const text = await response.text()
    if (response.status < 400) return []
    const { code } = errorAnswer.parse(JSON.parse(text))
    if (code === 'google_not_configured') return []
    const known = Object.entries(errors).some(([name, { status }]) => name === code && status === response.status)
    return response.status < 500 && known ? [] : say(text)
  } catch (error) {
    return say(String(error))
  }
}

/** Sends so many requests. @returns what was wrong with the answers */
export async function faultsOf(world: World, asking: Asking, total: number): Promise<string[]> {
  const numbers = Array.from({ length: total }, (_, number) => number)[Symbol.iterator]()
  const faults: string[] = []
  const ask = async () => {
    for (const number of numbers) faults.push(...(await faultOf(world, asking, number)))
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return faults
}
