import type { CommonError, Endpoints } from './endpoints.gen.js'

export type { CommonError, Endpoints }

/** Method and path of a call, such as `GET /matches`. */
export type CallName = keyof Endpoints
export type CallRequest<N extends CallName> = Endpoints[N]['request']
export type CallResponse<N extends CallName> = Endpoints[N]['response']
/** Codes with which a call may be refused. */
export type CallError<N extends CallName> = Endpoints[N]['errors'] | CommonError

/** A refusal of the service: its code, its sentence, and sentences by field. */
export declare class NdlooError<C extends string = string> extends Error {
  readonly status: number
  readonly code: C
  readonly errors: Record<string, string[]>
  /** Seconds to wait before the next attempt; undefined when the service names none. */
  readonly retryAfter: number | undefined
  constructor(status: number, body?: { message?: string; code?: string; errors?: Record<string, string[]>; retry_after?: number })
}

export interface ClientOptions {
  /** Address of the service, such as `https://ndloo.example`. */
  url: string
  /** An access token, or the token of a session. */
  token?: string
  /** Language of the sentences in errors: en, es, fr, pt or sw. */
  language?: string
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** For calls that move money: repeating a key moves it once. */
  idempotencyKey?: string
}

type Arguments<N extends CallName> =
  Record<string, never> extends CallRequest<N>
    ? [request?: CallRequest<N>, options?: CallOptions]
    : [request: CallRequest<N>, options?: CallOptions]

export interface Client {
  /** Calls an endpoint and returns its answer. @throws {NdlooError} when the service refuses */
  call<N extends CallName>(name: N, ...rest: Arguments<N>): Promise<CallResponse<N>>
}

/** Creates a client of one service. */
export declare const createClient: (options: ClientOptions) => Client

/** Whether a call was refused. The name of the call tells which codes the refusal can have. */
export declare const isRefusal: <N extends CallName>(error: unknown, name: N) => error is NdlooError<CallError<N>>
