import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** The headers that Helmet gives to answers. They are the same for all of them, so it is asked once. */
export function safetyHeaders(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, error => {
    if (error) throw error
  })
  return response.getHeaders() as Record<string, string>
}
