import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from './register-routes.ts'

// The page has inline scripts and styles; everything else is loaded from this server.
const pagePolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const isReference = (url: string): boolean => /^\/api\/docs\/?(\?.*)?$/.test(url)

/** OpenAPI 3.1 at /api/v1/openapi.json and a readable reference at /api/docs. */
export async function registerReference(server: FastifyInstance): Promise<void> {
  server.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, () => server.swagger())
  server.addHook('onSend', async (request, reply) => {
    if (isReference(request.url)) reply.header('content-security-policy', pagePolicy)
  })
  await server.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      url: `${apiPrefix}/openapi.json`,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      // These contact the vendor's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  })
}
