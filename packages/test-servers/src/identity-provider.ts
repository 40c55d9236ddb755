import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export type GoogleAccount = { sub: string; email: string; email_verified: boolean; name?: string }

type Options = { redirectUri: string; clientId: string; clientSecret: string }

function providerAt(
  issuer: string,
  { redirectUri, clientId, clientSecret }: Options,
  accounts: Map<string, GoogleAccount>,
) {
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    async findAccount(_context, sub) {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: async () => ({ ...account }) }
    },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** An identity with another name in it, under the signature that it had. */
function withOtherName(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const other = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), name: 'Somebody Else' }
  return [head, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
}

/**
 * A real OpenID Connect provider in the place of Google. Whoever comes is signed in as the account that was chosen
 * with `choose`, without a form; with none chosen the person has refused. With `forge` identities are changed on their way.
 */
export async function startIdentityProvider(options: Options) {
  const accounts = new Map<string, GoogleAccount>()
  let chosen: GoogleAccount | null = null
  let isForging = false
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = providerAt(issuer, options, accounts)
  provider.use(async (context, next) => {
    await next()
    const answer = context.body as { id_token?: string } | undefined
    if (isForging && answer?.id_token) context.body = { ...answer, id_token: withOtherName(answer.id_token) }
  })
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response)
    const result = chosen
      ? { login: { accountId: chosen.sub, remember: false } }
      : { error: 'access_denied', error_description: 'The person said no.' }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return {
    issuer,
    choose(account: GoogleAccount | null) {
      chosen = account
      if (account) accounts.set(account.sub, account)
    },
    forge(on: boolean) {
      isForging = on
    },
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
