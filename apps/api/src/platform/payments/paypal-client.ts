import {
  ApiError,
  Client,
  CustomError,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import type { PaypalSettings } from '../settings.ts'

/** Milliseconds that PayPal may take to answer. */
const timeout = 15_000

/** PayPal’s own names for what is wrong with a request: `ORDER_NOT_APPROVED`. Empty for anything that it has not said. */
export const issuesOf = (error: unknown): string[] =>
  error instanceof CustomError ? (error.result?.details ?? []).map(({ issue }) => issue) : []

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 404

/** What could not be done. The errors of the SDK hold the request with its token, so they go no further than here. */
function failed(error: unknown): Error {
  if (!(error instanceof ApiError)) {
    const { name, code = '' } = error as { name?: string; code?: string }
    return Object.assign(new Error(`PayPal does not answer: ${name} ${code}`), { statusCode: 503 })
  }
  const { debug_id: id } = error instanceof CustomError ? (error.result ?? {}) : {}
  const words = [`PayPal answered ${error.statusCode}`, ...issuesOf(error), ...(id ? [`debug id ${id}`] : [])]
  return Object.assign(new Error(words.join(', ')), { statusCode: 503 })
}

/**
 * Asks PayPal for something.
 * @param refused what to make of a refusal; undefined where it is an error
 * @throws Error without anything secret, which the API answers as “unavailable”
 */
export async function ask<T>(
  work: () => Promise<{ result: T }>,
  refused: (error: unknown) => T | Promise<T> | undefined = () => undefined,
): Promise<T> {
  try {
    return (await work()).result
  } catch (error) {
    const instead = await refused(error)
    if (instead !== undefined) return instead
    throw failed(error)
  }
}

const verification = z.object({ verification_status: z.string() })

/** Whether PayPal says that it has signed an event. The SDK knows the way there, but not this call. */
async function verify(client: Client, body: string): Promise<{ result: boolean }> {
  const request = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature')
  request.authenticate([{ oauth2: true }])
  request.contentType('application/json')
  request.text(body)
  const { result } = await request.callAsText()
  return { result: verification.parse(JSON.parse(result)).verification_status === 'SUCCESS' }
}

/** PayPal, through its SDK. */
export function paypalClient({ clientId, clientSecret, environment, agent }: PaypalSettings) {
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: environment === 'live' ? Environment.Production : Environment.Sandbox,
    timeout,
    ...(agent && { httpClientOptions: { httpsAgent: agent } }),
  })
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    verify: (body: string) => verify(client, body),
  }
}

export type PaypalClient = ReturnType<typeof paypalClient>
