// A payment provider that remembers what was paid, whatever happens to our database. It answers as Paystack does (docs/payments.md §1).
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Transaction {
  reference: string
  amount: number
  currency: string
  status: 'abandoned' | 'success'
}

export interface PaymentProviderDouble extends AsyncDisposable {
  /** The environment variables of a service that uses this provider. */
  environment: Record<string, string>
  /** The payer pays what was asked for. */
  pay(reference: string): void
}

const present = ({ reference, amount, currency, status }: Transaction) => ({
  id: reference,
  domain: 'test',
  reference,
  status,
  amount,
  requested_amount: amount,
  currency,
  fees: 0,
  paid_at: new Date().toISOString(),
})

/** Starts the provider on a free port. */
export const openPaymentProvider = async (): Promise<PaymentProviderDouble> => {
  const transactions = new Map<string, Transaction>()
  const answer = (path: string, body: Partial<Transaction>): { status: number; data?: unknown } => {
    if (path === '/transaction/initialize') {
      const { reference = '', currency = '' } = body
      transactions.set(reference, { reference, currency, amount: Number(body.amount), status: 'abandoned' })
      return { status: 200, data: { authorization_url: 'https://checkout.example/', reference } }
    }
    if (path === '/transaction')
      return { status: 200, data: [...transactions.values()].filter(({ status }) => status === 'success').map(present) }
    const found = transactions.get(path.replace('/transaction/verify/', ''))
    return found === undefined ? { status: 404 } : { status: 200, data: present(found) }
  }
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = request.method === 'POST' ? await json(request) : {}
      const { status, data } = answer(new URL(request.url ?? '/', 'http://provider').pathname, body as Partial<Transaction>)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status: status === 200, message: status === 200 ? 'ok' : 'Transaction reference not found.', data }))
    }
    reply().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    environment: {
      PAYSTACK_SECRET_KEY: 'sk_test_chaos',
      PAYSTACK_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    pay: (reference) => {
      const found = transactions.get(reference)
      if (found === undefined) throw new Error(`the provider knows no ${reference}`)
      found.status = 'success'
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
