// A network that drops connections, delays them, cuts off responses and loses all packets.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Random = () => number

interface Plan {
  delayMs: number
  /** Milliseconds after which responses are lost while requests still arrive. */
  deafAt: number
  /** Bytes of the client that pass before the connection is cut, in the middle of a part of an upload. */
  cutAt: number
  /** Milliseconds after which everything is lost in both directions. */
  blackAt: number
  endAt: number
}

const fair: Plan = { delayMs: 0, cutAt: Infinity, deafAt: Infinity, blackAt: Infinity, endAt: Infinity }
const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** At least this many uploads are cut. */
const leastCuts = 3
const drawCut = (random: Random): number => between(random, 10_000, 100_000)

const drawPlan = (random: Random, pace: number): Plan => ({
  ...drawTimes(random, pace),
  // Only uploads send so many bytes: a connection that sends only texts is never cut here.
  cutAt: random() < 0.5 ? drawCut(random) : Infinity,
})
const drawTimes = (random: Random, pace: number): Plan => {
  const kind = random()
  const endAt = between(random, 3000, 15_000) * pace
  if (kind < 0.5) return { ...fair, delayMs: between(random, 0, 20), endAt }
  if (kind < 0.65) return { ...fair, delayMs: between(random, 50, 600), endAt }
  const at = between(random, 300, 5000) * pace
  if (kind < 0.9) return { ...fair, delayMs: between(random, 0, 20), deafAt: at, endAt: at + between(random, 100, 1500) }
  return { ...fair, blackAt: at, endAt: at + between(random, 3000, 20_000) }
}

export interface FaultyNetwork extends AsyncDisposable {
  address: string
  /** Ends all faults. Uploads are still cut until `leastCuts` is reached. */
  calm(): void
  /** The number of connections: `made` are all; `dropped` were closed, `cut` in the middle of an upload, `deaf` lost their responses, `black` lost everything. */
  counts: { made: number; dropped: number; cut: number; deaf: number; black: number }
}

/** Forwards connections to the first server that accepts them, with faults until `calm` is called; `pace` multiplies their duration. */
export const openFaultyNetwork = async (ports: () => readonly number[], random: Random, pace: number): Promise<FaultyNetwork> => {
  let stormy = true
  let turn = 0
  const open = new Map<Socket, () => void>()
  const counts = { made: 0, dropped: 0, cut: 0, deaf: 0, black: 0 }

  const carry = (client: Socket, server: Socket, plan: Plan): void => {
    const began = performance.now()
    const age = () => performance.now() - began
    const end = () => {
      client.destroy()
      server.destroy()
      open.delete(client)
    }
    open.set(client, plan === fair ? () => {} : end)
    const cut = () => {
      counts.cut += 1
      end()
    }
    const timer = Number.isFinite(plan.endAt)
      ? setTimeout(() => {
          counts.dropped += 1
          end()
        }, plan.endAt)
      : undefined
    let sent = 0
    const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
      from.on('data', (all) => {
        const bytes = isAnswer ? all : all.subarray(0, Math.max(0, plan.cutAt - sent))
        if (!isAnswer) sent += all.length
        if (bytes.length < all.length) setTimeout(cut, plan.delayMs + 1)
        if (age() >= plan.blackAt || (isAnswer && age() >= plan.deafAt)) return
        const write = () => {
          if (!to.destroyed) to.write(bytes)
        }
        if (plan.delayMs === 0) write()
        else setTimeout(write, plan.delayMs)
      })
      from.on('error', end)
      from.on('close', () => {
        clearTimeout(timer)
        // The end of a connection that loses everything is lost too.
        if (age() < plan.blackAt) end()
      })
    }
    pass(client, server, false)
    pass(server, client, true)
    if (Number.isFinite(plan.deafAt)) counts.deaf += 1
    if (Number.isFinite(plan.blackAt)) counts.black += 1
  }

  /** Plan for after the time of faults. On a busy machine most uploads begin only then, so some are still cut until enough were. */
  const drawCalmPlan = (): Plan => (counts.cut < leastCuts ? { ...fair, cutAt: drawCut(random) } : fair)
  const reach = (client: Socket, tries: number): void => {
    turn += 1
    const server = connect({ port: ports()[turn % ports().length] ?? 0, host: '127.0.0.1' })
    const failed = () => {
      server.destroy()
      if (tries > 1 && !client.destroyed) reach(client, tries - 1)
      else client.destroy()
    }
    server.once('error', failed)
    server.once('connect', () => {
      server.off('error', failed)
      server.setNoDelay(true)
      carry(client, server, stormy ? drawPlan(random, pace) : drawCalmPlan())
      client.resume()
    })
  }
  const listener = createServer({ pauseOnConnect: true }, (client) => {
    counts.made += 1
    client.setNoDelay(true)
    client.on('error', () => client.destroy())
    reach(client, ports().length)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    calm: () => {
      stormy = false
      for (const end of open.values()) end()
    },
    counts,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        for (const client of open.keys()) client.destroy()
        listener.close(() => resolve())
        for (const end of open.values()) end()
      }),
  }
}
