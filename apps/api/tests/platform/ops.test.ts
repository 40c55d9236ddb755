import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environment } from '../../src/platform/environment.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { startWorld } from '../harness/world.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const { url } = await startWorld({ withReplica: true })
// Requests are counted from the first one on.
await fetch(`${url}/healthz`)

type Alert = { alert: string; expr: string; annotations: { summary: string; action: string } }
const alerts: Alert[] = parse(read('ops/alerts.yaml')).groups.flatMap((group: { rules: Alert[] }) => group.rules)
type Panel = { title: string; targets: { expr: string }[] }
const { panels } = JSON.parse(read('ops/dashboard.json')) as { panels: Panel[] }

/** Names of metrics in an expression, without functions, labels and what labels are. */
const namesIn = (expr: string) =>
  [...expr.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b[a-z_][a-z_0-9]*[a-z](?![\w(]| *\()/g)].map(
    ([name]) => name,
  )

describe('what Prometheus is told', () => {
  test('every metric that an alert or the dashboard names is there', async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    // Prometheus itself says whether something answers.
    const exported = new Set(['up', ...[...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name]) => name)])
    const expressions = [...alerts.map(one => one.expr), ...panels.flatMap(one => one.targets.map(({ expr }) => expr))]
    const named = expressions.flatMap(namesIn)
    expect(named).toContain('jobs_oldest_waiting_seconds')
    expect(named.filter(name => !exported.has(name))).toEqual([])
    for (const expression of expressions) expect(namesIn(expression)).not.toEqual([])
  })

  test('figures of the database are figures', async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    for (const name of ['jobs_oldest_waiting_seconds', 'database_connections_used', 'database_replica_in_use'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('every alert says what to do', () => {
    expect(alerts.length).toBeGreaterThan(5)
    for (const { alert, annotations } of alerts) expect(annotations.action, alert).toMatch(/^[A-Z].{30,}\.$/)
  })
})

describe('what is started with compose', () => {
  const text = read('compose.yaml')
  type Service = { environment?: Record<string, string>; healthcheck?: { test: string[] }; stop_grace_period?: string }
  type Compose = { services: Record<string, Service>; networks?: { default?: { enable_ipv6?: boolean } } }
  const { services, networks } = parse(text, { merge: true }) as Compose
  const image = read('Containerfile')
  const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  const processes = ['api-1', 'api-2'].map(name => services[name])

  test('processes are given settings that there are, and that fit together', () => {
    const shaped: Record<string, string> = {
      SMTP_URL: 'smtp://post.example',
      MAIL_FROM: 'us@post.example',
      CONTACT_EMAIL: 'help@post.example',
    }
    for (const process of processes) {
      const given = Object.entries(process?.environment ?? {})
      expect(given.map(([name]) => name).filter(name => !(name in environment.shape))).toEqual([])
      const fill = (name: string, value: string) =>
        value.replaceAll(/\$\{\w+[^}]*\}/g, shaped[name] ?? 'some-secret.example')
      const filled = given.map(([name, value]) => [name, fill(name, value)])
      const settings = readSettings(Object.fromEntries(filled))
      expect(settings.databaseReplicaUrl).not.toBe(settings.databaseUrl)
      expect(settings.drainSeconds).toBeGreaterThan(2)
      const seconds = Number(process?.stop_grace_period?.replace('s', ''))
      expect(seconds).toBeGreaterThan(settings.drainSeconds + 2 * settings.finishSeconds)
    }
  })

  test('no secret is in it, and the guide names what has to be set', () => {
    expect(text).not.toMatch(/(PASSWORD|SECRET_KEY|ACCESS_KEY|TOKEN): (?!\$\{)/)
    const guide = read('docs/running/going-live.md')
    expect([...wanted].filter(name => !new RegExp(`^ *${name}=`, 'm').test(guide))).toEqual([])
  })

  test('what others wait for says whether it is well', () => {
    for (const name of ['proxy', 'postgres', 'replica', 'redis', 's3'])
      expect(services[name]?.healthcheck, name).toBeDefined()
  })

  test('a database that is still being made, and a process that brings the schema up to date, are waited for', () => {
    // Its socket is answered by a server that runs only while roles are made.
    expect(services.postgres?.healthcheck?.test).toContain('--host=127.0.0.1')
    const patience = /HEALTHCHECK .*--start-period=(\d+)s/.exec(image)?.[1]
    expect(Number(patience)).toBeGreaterThanOrEqual(300)
    expect(read('ops/compose/roles.sh')).toContain('ON_ERROR_STOP=1')
  })

  test('visitors of both kinds of address reach the proxy under their own', () => {
    expect(networks?.default?.enable_ipv6).toBe(true)
  })

  test('the image is built without secrets, data and history, and has only what the API runs with', () => {
    const left = read('.dockerignore').trim().split('\n')
    expect(left).toEqual(
      expect.arrayContaining(['.git', '.env*', 'compose*.yaml', '**/node_modules', 'data', 'backups']),
    )
    const [, final = ''] = image.split(/^FROM .*(?<! AS build)$/m)
    expect(final).toMatch(/^USER node$/m)
    const copied = [...final.matchAll(/^COPY --from=build \/celebrio\/(\S*) /gm)].map(([, path]) => path)
    const wanted = ['package.json', 'node_modules', 'packages', 'apps/web/dist', 'apps/web/dist-rendering', 'apps/api']
    expect(copied).toEqual(wanted)
    expect(image).toMatch(/npm ci --omit=dev --workspace @celebrio\/api/)
  })
})

test('every setting is explained, and named in the README', () => {
  const names = Object.keys(environment.shape)
  const [example, readme] = [read('.env.example'), read('README.md')]
  expect(names.filter(name => !example.includes(`\n${name}=`))).toEqual([])
  const families = [...readme.matchAll(/`([A-Z0-9]+_)\*`/g)].map(([, family = '']) => family)
  const isNamed = (name: string) => readme.includes(`\`${name}\``) || families.some(family => name.startsWith(family))
  expect(names.filter(name => !isNamed(name))).toEqual([])
})
