import { expect, it } from 'vitest'
import { stripContract, findRemovedPart } from './bare-contracts.ts'

const contract = `import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
export const kinds = ['a', 'b'] as const
export const Kind = z.enum(kinds)
export type Kind = z.infer<typeof Kind>
export const isKind = (given: string): boolean => kinds.some((kind) => kind === given)
const told = { access: 'member', response: data(z.object({ kind: Kind })), movesMoney: true } as const
const terms = { kind: Kind.optional() }
export const ask = endpoint({
  ...told,
  method: 'POST',
  /** Says which. */
  path: '/ask/:id',
  summary: 'Asks',
  params: z.object({ id: z.string() }),
  body: z.object({ ...terms, kind: Kind }),
  errors: [],
})
export const askedEvent = serverEvent('asked', z.object({ kind: Kind }))
export const askOverSocket = clientEvent('ask', z.object({}), z.object({}))
`
/** The line that declares a name. */
const declared = (code: string, name: string) => code.split('\n').find((line) => line.includes(`const ${name} =`))

it('keeps method and path of an endpoint, and shared properties the browser reads', () => {
  const bare = stripContract(contract)
  expect(declared(bare, 'ask')).toBe("export const ask = { ...told, method: 'POST', path: '/ask/:id' }")
  expect(declared(bare, 'told')).toBe('const told = { movesMoney: true } as const')
})
it('keeps only the name of an event', () => {
  const bare = stripContract(contract)
  expect(declared(bare, 'askedEvent')).toBe("export const askedEvent = { name: 'asked' }")
  expect(declared(bare, 'askOverSocket')).toBe("export const askOverSocket = { name: 'ask' }")
})
it('marks schemas as removable and keeps lists and functions', () => {
  const bare = stripContract(contract)
  expect(declared(bare, 'Kind')).toBe('export const Kind = /* @__PURE__ */ (() => (z.enum(kinds)))()')
  expect(declared(bare, 'terms')).toContain('/* @__PURE__ */')
  for (const name of ['kinds', 'isKind']) expect(declared(bare, name)).toBe(declared(contract, name))
})
it('names schema parts that the browser code uses but would not have', () => {
  const imports = "import { ask, type Kind } from '../contract.ts'\n"
  expect(findRemovedPart(`${imports}useForm({ resolver: zodResolver(ask.body) })`)).toBe('ask.body')
  expect(
    findRemovedPart(
      `${imports}type Asked = z.output<typeof ask.body>\nconst schema = async () => (await import('../contract.ts')).ask.body`,
    ),
  ).toBeUndefined()
  expect(findRemovedPart("import { Button } from './Button.tsx'\nask.body")).toBeUndefined()
})
