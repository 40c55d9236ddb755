import { type Environment, environment } from './environment.ts'

type Name = keyof Environment

const unset = environment.parse({})

/** Whether something else is set than what holds anyway, which .env.example spells out. */
const isSet = (env: Environment, name: Name): boolean => env[name] !== unset[name]

/** Of each group of settings, those without which none of them is any use. */
const groups: { settings: Name[]; need: Name[] }[] = [
  {
    settings: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    need: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  },
  {
    settings: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
    need: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  },
  { settings: ['DATABASE_REPLICA_URL'], need: ['DATABASE_URL'] },
]

const paypal: Name[] = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_ENVIRONMENT']

const listed = new Intl.ListFormat('en-GB')

const missing = (env: Environment, needed: Name[]) => needed.filter(name => !isSet(env, name))

function* errorsOfGroups(env: Environment): Generator<string> {
  for (const { settings, need } of groups) {
    const first = settings.find(name => isSet(env, name))
    const absent = missing(env, need)
    if (first && absent.length > 0) yield `${first} needs ${listed.format(absent)}.`
  }
}

function* errorsOfPaypal(env: Environment): Generator<string> {
  const first = paypal.find(name => isSet(env, name))
  const absent = missing(env, paypal.slice(0, 3))
  if (env.PAYMENTS === 'paypal' && absent.length > 0) yield `PAYMENTS=paypal needs ${listed.format(absent)}.`
  if (env.PAYMENTS === undefined && first) yield `${first} needs PAYMENTS=paypal.`
}

/** What is wrong with settings that are right one by one: a sentence for each error, which names them. */
export function validateSettings(env: Environment): string[] {
  const { ACCOUNT_MEGABYTES: most, UNVERIFIED_MEGABYTES: unverified = 0 } = env
  const sizes = unverified > most ? ['UNVERIFIED_MEGABYTES must not be more than ACCOUNT_MEGABYTES.'] : []
  return [...errorsOfGroups(env), ...errorsOfPaypal(env), ...sizes]
}
