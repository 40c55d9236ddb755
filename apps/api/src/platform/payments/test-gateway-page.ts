import { amountOf } from '@celebrio/contract/platform/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { moneyText } from '../formats.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Outcome } from './gateway.ts'
import type { TestGateway } from './test-gateway.ts'
import type { TestOrder } from './test-gateway-queries.ts'
import { texts } from './test-gateway-texts.ts'
import { webhookPath } from './webhook-route.ts'

const style = `body{margin:0;padding:24px 16px;background:#FFFBF5;color:#221A14;font:16px/24px Figtree,system-ui,sans-serif}
main{max-width:420px;margin:8vh auto 0;padding:28px;background:#fff;border:1px solid #E9DFD2;border-radius:16px}
h1{margin:0 0 4px;font:600 28px/34px Fraunces,Georgia,serif}p{margin:0 0 16px}.note{padding:12px 14px;border-radius:12px;background:#FBE7C3}
.what{overflow-wrap:anywhere}.what::first-letter{text-transform:uppercase}.sum{font:600 34px/40px Fraunces,Georgia,serif;font-variant-numeric:tabular-nums}form{display:grid;gap:12px}
button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;padding:11px 20px;border:1px solid #8A7A6C;border-radius:999px;background:#fff;color:#221A14;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button[name=pay]{border-color:#CF3A27;background:#CF3A27;color:#fff}:focus-visible{outline:3px solid #0F6B66;outline-offset:2px}`

const buttons: Record<string, Outcome> = { pay: 'paid', decline: 'declined', abandon: 'abandoned' }

const button = (name: string, text: string): string => `<button name="${name}" value="1">${escapeHtml(text)}</button>`

const form = (sum: string, { language }: TestOrder): string => {
  const say = texts[language]
  return `<form method="post">${button('pay', say.pay(sum))}${button('decline', say.decline)}${button('abandon', say.abandon)}</form>`
}

function pageOf(order: TestOrder): string {
  const { language, description, status, amount, currency, return_url } = order
  const say = texts[language]
  const sum = moneyText(language, amountOf(amount, currency), currency)
  const back = `<p>${escapeHtml(say.closed)}</p><a href="${escapeHtml(return_url)}">${escapeHtml(say.back)}</a>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(say.title)} · Celebrio</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(say.title)}</h1><p class="what">${escapeHtml(description)}</p><p class="sum">${escapeHtml(sum)}</p>
<p class="note">${escapeHtml(say.warning)}</p>${status === 'open' ? form(sum, order) : back}</main></body></html>`
}

type ByOrder = { Params: { id: string } }

async function requireOrder(gateway: TestGateway, request: FastifyRequest<ByOrder>): Promise<TestOrder> {
  const order = await gateway.findOrder(request.params.id)
  if (!order) throw new AppError('not_found')
  return order
}

const show = (reply: FastifyReply, order: TestOrder): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(order))

/** The page on which one pays with the test gateway, which then tells the webhook of it, and leads back. */
export function registerTestGateway(server: FastifyInstance, gateway: TestGateway): void {
  const url = '/test-gateway/:id'
  const schema = { hide: true }
  server.get<ByOrder>(url, { schema }, async (request, reply) => show(reply, await requireOrder(gateway, request)))
  server.post<ByOrder>(url, { schema }, async (request, reply) => {
    const order = await requireOrder(gateway, request)
    const pressed = Object.keys(buttons).find(name => Object.hasOwn(Object(request.body ?? {}), name))
    const outcome = pressed && buttons[pressed]
    if (!outcome) return show(reply, order)
    const event = await gateway.decide(order.id, outcome)
    // Should nobody listen, it is asked for later.
    if (event)
      await server.inject({
        method: 'POST',
        url: webhookPath(gateway.name),
        payload: event.body,
        headers: event.headers,
      })
    return reply.redirect(order.return_url, 303)
  })
}
